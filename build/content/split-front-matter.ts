import { parse } from 'yaml'

/** Some Windows editors start a file with a byte order mark. */
const PARTS = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/**
 * Splits a file into its front matter and its Markdown.
 * @throws Error that names the file
 */
export function splitFrontMatter(file: string, text: string): { head: unknown; body: string } {
  const [, head, body] = PARTS.exec(text) ?? []
  if (head === undefined || body === undefined) {
    throw new Error(`${file} does not begin with front matter between two lines of ---`)
  }
  try {
    // The empty line replaces the first ---, so that line numbers match the file.
    return { head: parse(`\n${head}`), body }
  } catch (error) {
    const hint = 'Put texts between quotation marks, those with an apostrophe between double ones.'
    throw new Error(`${file} has bad front matter:\n${String(error)}\n${hint}`, { cause: error })
  }
}
