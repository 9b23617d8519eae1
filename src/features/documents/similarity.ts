/** The letters of a text in lower case, which is how labels are compared. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The letters and digits of a text, in lower case: "1099-NEC" becomes "1099nec". */
export const alphanumericsOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** How similar two texts are, by edit distance: 1 is equal, 0 has nothing in common. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  return 1 - editDistance(a, b) / longest
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const removed = (previous[column] ?? 0) + 1
      const added = (current[column - 1] ?? 0) + 1
      current.push(Math.min(replaced, removed, added))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
