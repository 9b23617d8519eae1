import { expect, test } from '../../e2e/base.ts'

test('the security policy blocks injected scripts', async ({ page, expectConsole }) => {
  for (const kind of ['script-src-attr', 'script-src-elem']) {
    expectConsole(new RegExp(`Policy: /privacy ${kind} inline`))
  }
  // The browser logs some of them too.
  expectConsole(/Content Security Policy/)
  await page.goto('/privacy')
  await page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<p onclick="window.hacked = true">y</p>'
    document.body.append(box)
    box.querySelector<HTMLElement>('[onclick]')?.click()
    const script = document.createElement('script')
    script.textContent = 'window.hacked = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
