import type { OfficeTodayResponse } from '@/shared/contracts/office-today.ts'
import { createStore, useStore } from '@/lib/store.ts'

/** Undefined before the first answer, and null while our server cannot be reached. */
export const officeToday = createStore<OfficeTodayResponse | null | undefined>(undefined)

/** The office's changed hours and its notice. Undefined while prerendering and before the first answer, null without one. */
export const useOfficeToday = () => useStore(officeToday)
