import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startTestSite } from '../../api/test-site.ts'

const { reset, stop } = await startTestSite({
  BUSY_CALENDAR_URLS: 'https://calendar.example.com/basic.ics',
})
afterAll(stop)

test.each([
  ['the program is missing', 'missing', 'ENOENT'],
  ['nobody may run it', 'forbidden', 'EACCES'],
  ['it ends at once', 'ends', ''],
  ['no file handle is left', 'full', 'EMFILE'],
])(
  'when %s that reads calendars, the rest answers and the health says why',
  async (_, fault, code) => {
    await reset()
    // In a group of its own and with few handles, so that it can lose them all, and only itself if it ends its group.
    const script = `ulimit -n 80; exec setsid --wait "$0" tests/rest/api/calendar-start.ts "$1"`
    const { stdout } = await promisify(execFile)('bash', ['-c', script, process.execPath, fault])
    expect(JSON.parse(stdout)).toEqual({
      statuses: [200, 200],
      calendars: 'no_reader',
      log: [expect.stringMatching(`no_reader.*${code}`)],
      again: 'ok',
    })
  },
)
