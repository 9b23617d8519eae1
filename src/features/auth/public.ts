/** Who is signed in, for other features. */
export { useAuth } from './auth-provider.tsx'
export { readAccessToken } from './read-access-token.ts'
