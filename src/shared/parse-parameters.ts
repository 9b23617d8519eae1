/**
 * The parameters of an address by name, or null if one is repeated: it is unclear which is meant.
 * @param search the part after "?", or a hash of the same form
 */
export function parseParameters(search: string): Record<string, string> | null {
  const parameters = [...new URLSearchParams(search)]
  const byName = Object.fromEntries(parameters)
  return Object.keys(byName).length === parameters.length ? byName : null
}
