/**
 * Resolves to the answer if it arrives within `ms` milliseconds.
 * @throws what `late` makes, once the time is over
 */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  ms: number,
  late: () => Error,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
