/** Addresses that are no pages, by path and query: functions, files, and what the local server adds. */
export const NOT_PAGES = [/^\/(api|auth\/v1|__|_vercel)/, /^[^?]*\.[a-z0-9]+(?:\?|$)/]
