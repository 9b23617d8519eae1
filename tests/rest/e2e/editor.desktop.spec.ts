import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { splitFrontMatter } from '../../../build/content/split-front-matter.ts'
import { copySite } from '../copy-site.ts'
import { NOTHING_CONFIGURED } from '../../../local/nothing-configured.ts'
import { expect, test } from '../../e2e/base.ts'
import { standInForGitHub } from './github.ts'

/** Opens /admin on a folder with a copy of the texts, which the browser keeps by itself. */
async function openEditor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle('.git', { create: true })
      for (const [path, text] of files) {
        const names = path.split('/')
        const name = names.pop() ?? ''
        let folder = root
        for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true })
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await stream.write(text)
        await stream.close()
      }
    },
    globSync('src/content/**/*.{json,md}').map(
      (path) => [path, readFileSync(path, 'utf8')] as const,
    ),
  )
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('button', { name: 'Show Account Menu' })).toBeVisible()
}

/** Opens the form of a file by the names in the lists. */
async function openForm(page: Page, collection: string, name: string): Promise<void> {
  await page.getByRole('treeitem', { name: collection }).click()
  await page.getByRole('gridcell', { name }).last().click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
}

const read = (page: Page, path: string) =>
  page.evaluate(async (names) => {
    const name = names.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const part of names) folder = await folder.getDirectoryHandle(part)
    return (await (await folder.getFileHandle(name)).getFile()).text()
  }, path.split('/'))

/** What the editor wrote, once it has the change. */
async function saved(page: Page, path: string, change: string): Promise<string> {
  let text = ''
  await expect(async () => {
    text = await read(page, path)
    expect(text).toContain(change)
  }).toPass()
  return text
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save' })
  await button.click()
  // The form closes.
  await expect(button).toBeHidden()
}

test('the firm edits an hour and a price, and the site shows them', async ({ page }) => {
  test.setTimeout(240_000)
  await openEditor(page)

  await openForm(page, 'The firm', 'Hours')
  const closes = page.getByRole('textbox', { name: 'Closes' })
  await closes.first().fill('6 PM')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('must be a time on 24 hours').first()).toBeVisible()
  await closes.first().fill('18:30')
  await save(page)

  await openForm(page, 'The firm', 'Rates')
  const simple = page.getByRole('group', { name: /Simple/ })
  await simple.getByRole('spinbutton', { name: 'Firm' }).fill('117')
  await save(page)

  const folder = mkdtempSync(join(tmpdir(), 'edited-'))
  try {
    copySite(folder)
    for (const [file, change] of [
      ['src/content/firm/hours.json', '18:30'],
      ['src/content/firm/rates.json', '117'],
    ] as const) {
      const text = await saved(page, file, change)
      const before = readFileSync(file, 'utf8').split('\n')
      // A pull request shows what changed, and nothing else.
      expect(text.split('\n').filter((line, index) => line !== before[index])).toHaveLength(1)
      writeFileSync(join(folder, file), text)
    }
    // Refuses what the schemas do.
    const env = { ...process.env, ...NOTHING_CONFIGURED }
    execFileSync('npm', ['run', 'build'], { cwd: folder, env, stdio: 'pipe' })
    expect(readFileSync(join(folder, 'dist/pricing.html'), 'utf8')).toContain('$117')
    expect(readFileSync(join(folder, 'dist/contact.html'), 'utf8')).toMatch(/9 to 6:30/)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('a field left empty is null in JSON, and has no line in front matter', async ({ page }) => {
  await openEditor(page)
  await openForm(page, 'The firm', 'Facts')
  await page.getByRole('textbox', { name: 'Confirmed' }).first().fill('2026-12-01')
  await save(page)
  const facts = JSON.parse(readFileSync('src/content/firm/facts.json', 'utf8'))
  const [first = ''] = Object.keys(facts)
  facts[first].confirmed = '2026-12-01'
  expect(JSON.parse(await saved(page, 'src/content/firm/facts.json', '2026-12-01'))).toEqual(facts)

  const file = 'src/content/industries/retail.md'
  await openForm(page, 'Industries', 'For shops')
  await page.getByRole('textbox', { name: 'Lead' }).fill('What sells, and what stays.')
  await save(page)
  const { head, body } = splitFrontMatter(file, readFileSync(file, 'utf8'))
  expect(splitFrontMatter(file, await saved(page, file, 'What sells'))).toEqual({
    head: { ...(head as object), lead: 'What sells, and what stays.' },
    body,
  })
})

test('a change becomes a pull request with that change alone', async ({ page }) => {
  const opened = await standInForGitHub(page)
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').fill('github_pat_example')
  await page.keyboard.press('Enter')
  await openForm(page, 'The firm', 'Hours')
  await page.getByRole('textbox', { name: 'Closes' }).first().fill('18:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes have been saved as a draft')).toBeVisible()

  const file = 'src/content/firm/hours.json'
  const files = new Map([
    [file, readFileSync(file, 'utf8').replace(/"closes": ".*"/, '"closes": "18:30"')],
  ])
  const title = 'Update The firm “hours”'
  expect(opened).toEqual([{ title, head: 'cms/firm/hours', base: 'main', files }])
})
