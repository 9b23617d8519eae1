import type { ItemKind } from './form'

/** What a shared link of the estimator is made of; write-share-hash.ts writes one, parse-share-hash.ts reads it. */
export const SHARE_PREFIX = '#estimate?'
export const SHARE_VERSION = '1'
/** Stands for a level that was not chosen. */
export const NO_LEVEL = 'none'
export const SHARED_KINDS = ['business', 'farm', 'rental'] as const satisfies readonly ItemKind[]
