/** Who is signed in, and a new code from them, for other features. */
export { NewCode } from './code-form.tsx'
export { useAuth } from './auth-provider.tsx'
export { callSignedIn } from './call-signed-in.ts'
export { SignOut } from './sign-out.tsx'
