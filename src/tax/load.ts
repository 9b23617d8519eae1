export type TaxEngine = Awaited<ReturnType<typeof loadTaxEngine>>

/** Loads the tax engine with its figures. The promise rejects when the chunk cannot be loaded. */
export function loadTaxEngine() {
  return import('./engine.ts')
}
