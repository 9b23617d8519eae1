/** Loads the tax engine with its figures. The promise rejects when the chunk cannot be fetched. */
export function loadTaxEngine() {
  return import('./engine.ts')
}
