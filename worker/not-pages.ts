/** Addresses that are not pages, by path and query: functions, files, and the local server's additions. */
export const NOT_PAGES = [/^\/(api|auth\/v1|__|_vercel)/, /^[^?]*\.[a-z0-9]+(?:\?|$)/]
