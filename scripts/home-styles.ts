import { readFileSync } from 'node:fs'
import { allStyles, chunksWithin, type Manifest } from './initial-chunks.ts'
import { isPartOf, missingClasses } from './missing-classes.ts'

/**
 * What is wrong with src/styles/home.css in a build: the home page, and the shell in every state, must find
 * all of their rules in it, or wait for src/styles/all.css by importing it.
 * @param entries keys of the chunks the home page begins with
 * @returns sentences for people, none where all is well
 */
export function checkHomeStyles(
  dist: string,
  manifest: Manifest,
  entries: readonly string[],
): string[] {
  const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8')
  const allFile = allStyles(manifest)
  const all = read(allFile)
  const sheet = manifest['index.html']?.css?.map(read).join('') ?? ''
  const isOther = (key: string) =>
    !entries.includes(key) &&
    (key.startsWith('src/pages/') || manifest[key]?.css?.includes(allFile) === true)
  const chunks = [...chunksWithin(manifest, entries, isOther)]
  const scripts = chunks.map((key) => manifest[key]?.file ?? '')
  const code = [...scripts, 'index.html'].map(read).join('\n')

  const problems = missingClasses(code, sheet, all).map(
    (name) => `home.css lacks the class "${name}"`,
  )
  if (!isPartOf(sheet, all)) problems.push('home.css has its rules in another order than all.css')
  return problems
}
