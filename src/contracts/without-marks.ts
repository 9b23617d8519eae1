/** Removes the invisible marks that address books and mail programs put around numbers and addresses. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}
