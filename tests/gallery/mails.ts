import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { launchBrowser } from '../../local/programs/browser.ts'

/**
 * Pictures of every mail at two widths in both themes, into gallery/mails/ or another folder:
 * npm run gallery:mails -- [FOLDER]
 */

const WIDTHS = [390, 640]
const THEMES = ['light', 'dark'] as const
const folder = process.argv[2] ?? 'gallery/mails'

process.env.SITE_SECRET ||= 'a secret that is only for pictures, 40 letters'
const { module: samples } = await runnerImport<typeof import('../fixtures/mails.ts')>(
  '/tests/fixtures/mails.ts',
)
const { module: signIn } =
  await runnerImport<typeof import('../../build/sign-in-mails.ts')>('/build/sign-in-mails.ts')
const pages: [string, string][] = [
  ...(await samples.sampleMails()).map(([name, { html }]): [string, string] => [name, html]),
  ['visitor-sign-in-code', signIn.signInTemplate().replace('{{ .Token }}', '482913')],
  ['visitor-no-change', signIn.noChangeTemplate()],
]

const browser = await launchBrowser()
for (const colorScheme of THEMES) {
  for (const width of WIDTHS) {
    const target = join(folder, `${width}-${colorScheme}`)
    mkdirSync(target, { recursive: true })
    const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme })
    for (const [name, html] of pages) {
      await page.setContent(html)
      await page.screenshot({ path: join(target, `${name}.png`), fullPage: true })
    }
    await page.close()
  }
}
await browser.close()
console.log(`${pages.length * WIDTHS.length * THEMES.length} pictures in ${folder}`)
