/**
 * "Hello Dana,", or null without a first name of letters only. The address is unverified, so no more of what was typed
 * belongs into a mail: one word of letters is no message and no link.
 */
export function greeting(name: string | null): string | null {
  const [first = ''] = name?.trim().split(/\s+/) ?? []
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(first) ? `Hello ${first},` : null
}
