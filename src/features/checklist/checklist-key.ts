/** Of the list this device keeps. Apart from what reads it, which weighs more. */
export const CHECKLIST_KEY = 'checklist'
