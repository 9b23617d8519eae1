import { createLogger, preview } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { localServer } from './plugin.ts'
import { portOf, writeSite } from '../tests/temporary-site.ts'

test('prints the address of the site last and alone', async () => {
  const lines: string[] = []
  const customLogger = createLogger('info')
  vi.spyOn(customLogger, 'info').mockImplementation((line) => void lines.push(line))
  const { root, remove } = writeSite({ 'dist/index.html': 'the home page', 'vercel.json': '{}' })
  const server = await preview({
    configFile: false,
    root,
    customLogger,
    plugins: [localServer()],
    preview: { port: 0 },
  })
  onTestFinished(async () => {
    await server.close()
    remove()
  })
  server.printUrls()
  const address = `\n  http://localhost:${portOf(server.httpServer)}/\n`
  await vi.waitFor(() => expect(lines).toContain(address))
  expect(lines).toContain('  Sign-in codes are shown at /__mailbox')
  expect(lines.at(-1)).toBe(address)
})
