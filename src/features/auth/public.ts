/** Who is signed in, for other features. */
export { useAuth } from './auth-provider'
export { readAccessToken } from './read-access-token'
