/**
 * The public key the stand-in accepts, in the format of a real project's publishable key. Not a secret: the
 * browser build uses it if no real project is configured.
 */
export const LOCAL_ANON_KEY = 'sb_publishable_local'
