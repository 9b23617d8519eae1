/** What a shared link of the calculator is made of; write-share-hash.ts writes one, parse-share-hash.ts reads it. */
export const SHARE_PREFIX = '#calculator?'
export const SHARE_VERSION = '1'
/** Stands before the answers of the second scenario. */
export const SECOND = '2.'
