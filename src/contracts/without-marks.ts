/** A text without the invisible marks that address books and mails put around numbers and addresses. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}
