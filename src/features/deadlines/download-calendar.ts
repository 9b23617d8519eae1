import { siteUrl } from '@/config/links.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { saveFile } from '@/lib/save-file.ts'
import { showToast } from '@/lib/toast.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'

/** Saves deadlines as a calendar file that is made on this device. Says so when that fails. */
export async function downloadCalendar(
  fileName: string,
  name: string,
  deadlines: readonly Deadline[],
): Promise<void> {
  try {
    const { writeCalendar } = await importChunk(() => import('@/shared/deadlines/calendar-file.ts'))
    const text = writeCalendar(deadlines, { name, host: new URL(siteUrl).host })
    saveFile(fileName, 'text/calendar', text)
  } catch {
    showToast('The calendar file could not be made. Please try again.', 'error')
  }
}
