/** The checklist's storage key. Separate from the code that reads it, which is larger. */
export const CHECKLIST_KEY = 'checklist'
