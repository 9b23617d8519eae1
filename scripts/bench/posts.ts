import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { listFile, SEARCH_FILE } from '../../src/features/news/data-files.ts'
import { SEARCH_OPTIONS } from '../../src/features/news/search-fields.ts'
import { copySite } from '../copy-site.ts'

/**
 * Builds the site with generated posts, in a separate copy, and reports for each number of posts: time and
 * peak memory of the build, the bytes the news page loads, and how long the search takes.
 * `npm run bench:posts -- 1250 2500 5000`
 */

const QUERIES = ['farm', 'estimated tax', 'ohio bracket', 'depreciaton', 'payro', 'kitchen ledger']
const WORDS = readFileSync('src/content/posts/ohio-flat-rate-2026.md', 'utf8')
  .split('---')
  .slice(2)
  .join('---')
  .split(/\s+/)
const TAGS = ['business', 'farm', 'individuals', 'irs', 'ohio', 'planning', 'records', 'retirement']

const counts = process.argv.slice(2).map(Number)
if (counts.length === 0) counts.push(1250, 2500, 5000)

const folder = join(tmpdir(), `bench-posts-${process.pid}`)
copySite(folder)

try {
  const rows = []
  for (const count of counts) rows.push(await measure(count))
  console.table(rows)
} finally {
  rmSync(folder, { recursive: true })
}

async function measure(count: number): Promise<Record<string, number>> {
  const posts = join(folder, 'src/content/posts')
  rmSync(posts, { recursive: true })
  mkdirSync(posts)
  for (let number = 0; number < count; number += 1) {
    writeFileSync(join(posts, `post-${number}.md`), writePost(number))
  }
  const { seconds, megabytes } = await run('build/build.ts')
  return {
    posts: count,
    'build s': seconds,
    'build MB': megabytes,
    'news page bytes': sizeOf('news.html') + sizeOf(listFile({ kind: 'all' }, 1)),
    'index MB': Math.round(sizeOf(SEARCH_FILE) / 1e5) / 10,
    'slowest search ms': slowestSearch(),
  }
}

function sizeOf(file: string): number {
  return statSync(join(folder, 'dist', file)).size
}

/** A real post's words in another order, with some unique to the number, so that texts differ. */
function writePost(number: number): string {
  const day = new Date(Date.UTC(2026, 10, 1) - number * 6 * 3_600_000).toISOString()
  const tags = [TAGS[number % 8], TAGS[(number * 5 + 3) % 8]]
  const start = (number * 37) % WORDS.length
  const text = [...WORDS.slice(start), ...WORDS.slice(0, start)].join(' ')
  return `---
title: 'Generated post ${number}'
slug: generated-post-${number}
excerpt: 'A generated post, number ${number}.'
publishedAt: '${day}'
lawAsOf: '2026-11-01'
tags: [${[...new Set(tags)].join(', ')}]
author: office
---

Ledger number${number}.

## First part of ${number}

${text}
`
}

type Usage = { seconds: number; megabytes: number }

async function run(script: string): Promise<Usage> {
  const started = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const megabytes = await peakMemory(child)
  if (child.exitCode !== 0) throw new Error(`${script} failed`)
  return { seconds: Math.round((performance.now() - started) / 100) / 10, megabytes }
}

/** A process's peak memory until it ends, from the kernel's own count, or 0 if there is none. */
async function peakMemory(child: ChildProcess): Promise<number> {
  let peak = 0
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak)
    } catch {
      // The process has ended, or the system has no such count.
    }
  }, 50)
  await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(timer)
  return Math.round(peak / 1000)
}

function slowestSearch(): number {
  const index = MiniSearch.loadJSON(
    readFileSync(join(folder, 'dist', SEARCH_FILE), 'utf8'),
    SEARCH_OPTIONS,
  )
  const times = [...QUERIES, ...QUERIES].map((query) => {
    const started = performance.now()
    index.search(query).slice(0, 8)
    return performance.now() - started
  })
  return Math.round(Math.max(...times) * 10) / 10
}
