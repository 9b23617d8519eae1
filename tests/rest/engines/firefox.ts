import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Engine } from './tab.ts'

/** Starts Firefox without a visible window. @param program its path */
export async function startFirefox(program: string, width: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: { width, height: 800 },
  })
  const page = await browser.newPage()
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    close: () => browser.close(),
    tab: {
      goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
      reload: async () => void (await page.reload({ waitUntil: 'load' })),
      back: async () => void (await page.goBack({ waitUntil: 'load' })),
      run: (inPage, ...args) =>
        page.evaluate(inPage as (...values: unknown[]) => unknown, ...args) as never,
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key as KeyInput),
      resize: (next) => page.setViewport({ width: next, height: 800 }),
      screenshot: async () => Buffer.from(await page.screenshot()),
    },
  }
}
