import { OFFICE_TODAY, officeTodayResponseSchema } from '@/shared/contracts/office-today.ts'
import { callApi } from '@/features/api/public.ts'

/** What the office has changed, or null when our server cannot be reached. */
export async function readOfficeToday() {
  const outcome = await callApi(OFFICE_TODAY, { schema: officeTodayResponseSchema })
  return outcome.isOk ? outcome.data : null
}
