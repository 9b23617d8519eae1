import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PAGE_OF_EACH_KIND, pagePaths } from '../../e2e/pages.ts'
import type { Visitor } from './visitor.ts'

const LONG_MS = 300_000
const newEmail = () => `pat-${randomUUID().slice(0, 8)}@example.com`

/**
 * What visitors do on the site, once for each engine. The phone's engine does it in the dark theme.
 * @param enter returns the visitor once the engine runs
 */
export function describeJourneys(enter: () => Visitor, isPhone: boolean): void {
  const theme = isPhone ? 'dark' : 'light'
  const journey = (name: string, walk: (visitor: Visitor) => Promise<void>) =>
    test(`${name}, ${theme}`, { timeout: LONG_MS }, async () => {
      const visitor = enter()
      await visitor.startFresh(theme)
      await walk(visitor)
      visitor.expectNoProblems()
    })

  journey(
    'a page of each kind fits the window, breaks no rule and does not flash',
    async (visitor) => {
      // Chromium alone opens each page (tests/e2e/pages.phone.spec.ts).
      for (const path of pagePaths(PAGE_OF_EACH_KIND)) {
        await visitor.open(path)
        const found = await visitor.tab.run(inspectPage)
        const expected = { theme, overhang: 0, grounds: 1, parted: [] }
        expect({ path, ...found }).toEqual({ path, ...expected })
      }
    },
  )

  journey('the estimate, its reload, Back and a shared link', async (visitor) => {
    await visitor.open('/')
    await estimate(visitor, /^Simple/)
    await visitor.see('row', /^Total/)
    await visitor.tab.back()
    await visitor.see('text', /Step 7 of 7/)
    await visitor.press('button', /^Calculate Savings/)
    await visitor.see('heading', /^Your estimate/)
    await visitor.tab.reload()
    await visitor.see('row', /^Total/)
    // On another device, which has no stored answers.
    await visitor.startFresh(theme)
    await visitor.open('/#estimate?v=1&type=complex&1099=1')
    await visitor.see('heading', /^Your estimate/)
    await visitor.see('row', /^Total/)
  })

  journey('the short estimate on the price list', async (visitor) => {
    await visitor.open('/pricing')
    await estimate(visitor, /^Family/)
    await visitor.see('button', /^Start Over/)
  })

  journey('the tax calculator', async (visitor) => {
    await visitor.open('/resources/tax-calculator')
    await visitor.press('list', /Filing status/)
    await visitor.press('option', /^Married filing jointly/)
    await visitor.fill(/^Your wages/, '52306')
    await visitor.fill(/^Federal tax withheld/, '9000')
    await visitor.see('heading', /federal refund would be about/)
    await visitor.press('button', /^Interest, gains, pensions/)
    await visitor.fill(/^Interest(?! )/, '1234')
    await visitor.see('heading', /federal refund would be about/)
  })

  journey('a message', async (visitor) => {
    await visitor.open('/contact')
    await visitor.fill(/^Name/, 'Pat Example')
    await visitor.fill(/^Email/, newEmail())
    await visitor.fill(/^Message/, 'May I bring my papers?')
    await visitor.press('button', /^Send message/)
    await visitor.expectFocus('heading', /^We have your message/)
  })

  journey('an appointment and its calendar file', async (visitor) => {
    await visitor.open('/schedule')
    // Each engine has its own days, because they share the calendar.
    if (!isPhone) await visitor.press('button', /^Later dates/)
    await visitor.press('button', /^(?:Mon|Tue|Wed|Thu|Fri) ?\d/)
    await visitor.press('button', /^\d{1,2}:\d{2} [AP]M/)
    await visitor.see('text', /We’re holding/)
    await visitor.fill(/^Name/, 'Pat Example')
    await visitor.fill(/^Email/, newEmail())
    await visitor.press('button', /^Book /)
    await visitor.expectFocus('heading', /^You’re booked/)
    await visitor.tab.run(() => {
      const make = URL.createObjectURL
      URL.createObjectURL = (file) => {
        void (file as Blob).text().then((text) => Object.assign(window, { savedFile: text }))
        return make.call(URL, file)
      }
    })
    await visitor.press('button', /^Add to calendar/)
    await visitor.until('a calendar file', () =>
      String((window as { savedFile?: string }).savedFile).includes('BEGIN:VEVENT'),
    )
  })

  journey('sign in and out', async (visitor) => {
    const email = newEmail()
    await visitor.open('/auth')
    await visitor.fill(/Email or mobile number/, email)
    await visitor.press('button', /^Send me a code/)
    await visitor.expectFocus('field', /Code/)
    await visitor.type(await readCode(visitor, email))
    await visitor.press('button', /^Sign in/)
    await visitor.untilAt('/account')
    await visitor.see('text', /Signed in as pat-/)
    await visitor.press('button', /^Sign [Oo]ut/)
    await visitor.until('signed out', () => !document.body.textContent?.includes('Signed in as'))
  })

  journey('the menus', async (visitor) => {
    await visitor.open('/about-us')
    await (isPhone ? useMenuSheet(visitor) : useMenus(visitor))
  })

  journey('the finder', async (visitor) => {
    await visitor.open('/about-us')
    if (isPhone) {
      await visitor.press('button', /^Menu/)
      await visitor.press('button', /^Find on this site/)
    } else await visitor.press('button', /^Find on this site/)
    await visitor.see('dialog', /^Find on this site/)
    await visitor.type('pric')
    await visitor.see('option', /^Pricing/)
    await visitor.tab.press('Enter')
    await visitor.untilAt('/pricing')
  })

  journey('the chat tab holds its word', async (visitor) => {
    await visitor.open('/about-us')
    const found = await atWidth(visitor, isPhone ? 800 : 1280, inspectChatTab)
    expect(found).toEqual({ isWhole: true, isVertical: true })
  })

  journey('the news search and a post', async (visitor) => {
    await visitor.open('/news')
    await visitor.fill(/^Search the news/, 'farm')
    await visitor.see('text', /^\d+ posts? found/)
    await visitor.press('link', /arm/)
    await visitor.untilAt('/news/')
    await visitor.see('heading', /arm/)
  })

  for (const [what, file, form] of [
    ['a PDF', 'w-2.pdf', /^Form W-2,/],
    ['a scan', 'ssa-1099.jpg', /^Form SSA-1099,/],
  ] as const) {
    journey(`the document demo with ${what}`, async (visitor) => {
      await visitor.open('/resources/document-processing-demo')
      await visitor.tab.run(chooseSample, file)
      await visitor.see('heading', form)
    })
  }
}

/** Checks the look of the page: its layout and its edges. */
function inspectPage() {
  const { scrollWidth, clientWidth, dataset } = document.documentElement
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const parted: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    const isRead = !text.parentElement?.closest('script, style, .sr-only, .kg-card')
    for (const { 0: name, index } of (text.textContent ?? '').matchAll(
      /(?<![\w-])(?:[A-Z]{1,3}-\d+|\d{3,4}-[A-Z]{1,4})(?![\w-])/g,
    )) {
      range.setStart(text, index)
      range.setEnd(text, index + name.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (isRead && lines.size > 1) parted.push(name)
    }
  }
  return {
    theme: dataset.theme,
    overhang: Math.max(0, scrollWidth - clientWidth),
    grounds: new Set(window.journey.grounds).size,
    parted,
  }
}

/** Checks the page at another width, since a phone would not show all of it. */
async function atWidth<Found>({ tab }: Visitor, width: number, look: () => Found) {
  const before = await tab.run(() => window.innerWidth)
  await tab.resize(width)
  try {
    return await tab.run(look)
  } finally {
    await tab.resize(before)
  }
}

function inspectChatTab() {
  const button = window.journey.find('button', '^(?:Chat|Reach us)$')
  if (button === null) throw new Error('There is no chat tab')
  const word = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()
  if (word === null) throw new Error('The chat tab has no word')
  const range = document.createRange()
  range.selectNode(word)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  const tab = button.getBoundingClientRect()
  return {
    isWhole:
      left >= tab.left &&
      right <= Math.min(tab.right, window.innerWidth) &&
      top >= tab.top &&
      bottom <= tab.bottom,
    isVertical: bottom - top > right - left,
  }
}

async function estimate(visitor: Visitor, type: RegExp): Promise<void> {
  await visitor.press('radio', type)
  for (let step = 2; step <= 7; step++) {
    await visitor.press('button', /^Continue/)
    await visitor.see('text', new RegExp(`Step ${step} of 7`))
  }
  await visitor.press('button', /^Calculate Savings/)
  await visitor.expectFocus('heading', /^Your estimate/)
}

async function readCode({ site }: Visitor, address: string): Promise<string> {
  const answer = await fetch(`${site.origin}/__mailbox.json?to=${encodeURIComponent(address)}`)
  const [newest] = (await answer.json()) as { text: string }[]
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

async function useMenuSheet(visitor: Visitor): Promise<void> {
  await visitor.press('button', /^Menu/)
  await visitor.see('dialog', /^Menu/)
  await visitor.press('button', /^About/)
  await visitor.press('button', /^Industries Served/)
  await visitor.press('button', /^Back to menu/)
  await visitor.tab.press('Escape')
  await visitor.press('button', /^Menu/)
  await visitor.press('button', /^Services/)
  await visitor.press('link', /^Payroll/)
  await visitor.untilAt('/services/payroll')
}

async function useMenus(visitor: Visitor): Promise<void> {
  await visitor.press('button', /^About/)
  await visitor.press('button', /^Industries Served/)
  await visitor.see('link', /^Healthcare/)
  // Safari focuses nothing after a press. Escape still closes what is open.
  await visitor.tab.run(() => (document.activeElement as HTMLElement).blur())
  await visitor.tab.press('Escape')
  await visitor.until('closed', () => window.journey.find('button', '^Industries Served') === null)
  await visitor.press('button', /^Services/)
  await visitor.tab.press('ArrowDown')
  await visitor.expectFocus('link', /^Personal Tax/)
  await visitor.tab.press('Enter')
  await visitor.untilAt('/services/personal-tax')
}

/** Passes one of the samples to the document reader as the visitor's own file. */
async function chooseSample(name: string): Promise<void> {
  const blob = await (await fetch(`/samples/${name}`)).blob()
  const chosen = new DataTransfer()
  chosen.items.add(new File([blob], name, { type: blob.type }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('No place for a file')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
