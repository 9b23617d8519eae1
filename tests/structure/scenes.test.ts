import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listPosts } from '../../build/posts/read-posts.ts'
import { drawingOf, SCENES, type SceneName } from '../../src/components/scenes.ts'
import { PAGES } from '../../src/config/pages.ts'
import { sceneOf } from '../../src/features/news/scene-of.ts'

type Shown = { screen: string; scene: SceneName }

/** The posts, which the firm adds to, and where the newest shows too. */
function listPostScreens(): Shown[] {
  const posts = listPosts(new Date('2027-01-01')).flatMap(({ summary }) =>
    summary.image ? [] : [{ screen: `/news/${summary.slug}`, scene: sceneOf(summary) }],
  )
  const [newest] = posts
  return [
    ...posts,
    ...(newest ? ['/', '/news'].map((screen) => ({ screen, scene: newest.scene })) : []),
  ]
}

/** The other screens that show a drawing large. The small ones in lists stand for the pages they lead to. */
function listScreens(): Shown[] {
  const fixed = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Scene\s+name="([a-z-]+)"/g)].map(([, name]) => ({
      screen: file,
      scene: name as SceneName,
    })),
  )
  return [...PAGES.flatMap(({ path, scene }) => (scene ? [{ screen: path, scene }] : [])), ...fixed]
}

test('at most four screens besides posts show the same drawing', () => {
  const screens = new Map<string, string[]>()
  for (const { screen, scene } of listScreens()) {
    const drawing = drawingOf(scene)
    screens.set(drawing, [...(screens.get(drawing) ?? []), screen])
  }
  const crowded = [...screens].filter(([, shown]) => shown.length > 4)
  expect(crowded).toEqual([])
})

test('every drawing is on a screen', () => {
  const shown = new Set([...listScreens(), ...listPostScreens()].map(({ scene }) => scene))
  expect(Object.keys(SCENES).filter((name) => !shown.has(name as SceneName))).toEqual([])
})
