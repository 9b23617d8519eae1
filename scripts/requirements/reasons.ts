/** Why a requirement has no test, by its number. */
export const REASONS: Record<number, string> = {
  239: 'The site uses no realtime connection, so these constants apply to nothing.',
  240: 'The site lists no stored files and verifies no signing keys, so these constants apply to nothing.',
}
