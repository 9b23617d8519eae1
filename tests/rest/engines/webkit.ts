import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { WebKitPrograms } from '../../../local/programs/engines.ts'
import { type Engine, KEYS } from './tab.ts'

/** MiniBrowser's toolbar would keep its window wider than a phone. */
const NARROW = 'headerbar, toolbar, entry, button { min-width: 0; padding: 0 }'
const START_LIMIT_MS = 20_000
/** Below the ports that Linux lends to connections: the driver cannot listen on one of those while it is in use. */
const [FIRST_PORT, PORTS] = [20_000, 12_000]
const HEIGHT = 844
const MAX_BORDERS = 60
/** Keeps two presses from becoming a double click, which the site treats as one press. */
const SETTINGS = '[Settings]\ngtk-double-click-time=1\n'

/** Starts WebKit's own small browser on a virtual screen, controlled by WebDriver. */
export async function startWebKit(programs: WebKitPrograms, width: number): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW)
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), SETTINGS)

  const screen = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const shown = screen.stdio[3]
  if (!shown) throw new Error('Xvfb has no pipe for its number')
  const [number] = await once(shown, 'data', { signal: AbortSignal.timeout(START_LIMIT_MS) })

  const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const send = createSender(`http://127.0.0.1:${port}`)
  const session = await untilStarted(driver, () =>
    send<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    }),
  )
  const at = `/session/${session.sessionId}`
  await send('POST', `${at}/timeouts`, { pageLoad: 30_000, script: 30_000 })

  const run: Engine['tab']['run'] = async (inPage, ...args) => {
    // The function's source runs in the page; an error comes back as a WebDriver error.
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${inPage.toString()})(...Array.from(arguments).slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await send<{ value?: never; error?: string }>('POST', `${at}/execute/async`, {
      script,
      args,
    })
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value as never
  }
  const resize = async (next: number) => {
    const ask = (asked: number) =>
      send('POST', `${at}/window/rect`, { width: asked, height: HEIGHT })
    await ask(next)
    for (let tries = 0; tries < 40; tries++) {
      const inner = await run(() => window.innerWidth)
      if (inner === next) return
      // Until the window has resized, it has its old width; after that, its borders may be missing.
      if (Math.abs(next - inner) < MAX_BORDERS) await ask(2 * next - inner)
      await wait(50)
    }
    throw new Error(`WebKit's window is not ${next} px wide`)
  }
  const act = (actions: unknown[]) => send('POST', `${at}/actions`, { actions })

  const close = async () => {
    await send('DELETE', at).catch(() => undefined)
    driver.kill()
    screen.kill()
    rmSync(settings, { recursive: true, force: true })
  }
  await send('POST', `${at}/url`, { url: 'about:blank' })
  await resize(width).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    name: `WebKit ${session.capabilities.browserVersion}`,
    close,
    tab: {
      run,
      resize,
      goto: async (url) => void (await send('POST', `${at}/url`, { url })),
      reload: async () => void (await send('POST', `${at}/refresh`, {})),
      // The driver's own command skips entries that a page has added without a new URL.
      back: () => run(() => history.back()),
      clickAt: async (x, y) => {
        const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
        const press = [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
        await act([{ type: 'pointer', id: 'mouse', actions: [move, ...press] }])
      },
      press: async (key) => {
        const value = key in KEYS ? KEYS[key as keyof typeof KEYS] : key
        const keys = [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
        await act([{ type: 'key', id: 'keys', actions: keys }])
      },
      screenshot: async () => Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'),
    },
  }
}

/** Returns a function that sends one WebDriver command and returns its value. @throws Error with its message */
function createSender(driver: string) {
  return async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const response = await fetch(driver + path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }
}

async function untilStarted<Value>(
  driver: ChildProcess,
  start: () => Promise<Value>,
): Promise<Value> {
  const end = Date.now() + START_LIMIT_MS
  for (;;) {
    try {
      return await start()
    } catch (error) {
      // Not listening yet; anything else is a response.
      const isNotListening = error instanceof TypeError
      if (driver.exitCode !== null) throw new Error(`WebKit's driver ended: ${driver.exitCode}`)
      if (!isNotListening || Date.now() > end) throw error
      await wait(100)
    }
  }
}
