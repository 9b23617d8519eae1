import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { preview } from 'vite'
import { site } from '../src/config/site.ts'

/**
 * The Mozilla HTTP Observatory's grade for pages of the last build: node scripts/observatory.ts [PATH …].
 * Fails under 120 points. The published scanner, fetched by npx, requires a public host with https. Here its
 * own tests judge what the preview server sends, as if the site's host had sent it after the hosting
 * provider's redirect to https.
 */

const PACKAGE = '@mdn/mdn-http-observatory@1.4.8'
const PROGRAM = 'mdn-http-observatory-scan'
const MIN_POINTS = 120
const PAGES = ['/', '/auth', '/resources/document-processing-demo', '/no-such-page']

type Result = { result: string; pass: boolean }
type Page = { status: number; headers: Record<string, string>; verified: boolean }

const folder = fetchPackage()
const load = (file: string) => import(pathToFileURL(join(folder, 'src', file)).href)
const { ALL_TESTS } = await load('constants.js')
const { Requests } = await load('types.js')
const { parseHttpEquivHeaders } = await load('retriever/utils.js')
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js')

const server = await preview({ preview: { port: 0 } })
const local = server.resolvedUrls?.local[0] ?? ''
const paths = process.argv.slice(2)
let failed = false

for (const path of paths.length > 0 ? paths : PAGES) {
  const requests = await retrieve(path)
  const results: Result[] = ALL_TESTS.map((test: (given: unknown) => Result) => test(requests))
  const points: number[] = results.map(({ result }) => getScoreModifier(result))
  const add = (sum: number, one: number) => sum + one
  const withoutCredit = points.filter((one) => one < 0).reduce(add, 100)
  // Extra credit counts from 90 points up.
  const { grade, score } = getGradeForScore(
    withoutCredit >= 90 ? points.reduce(add, 100) : withoutCredit,
  )
  console.log(`${path}: ${grade}, ${score} points`)
  results.forEach(({ result, pass }, index) => {
    if (points[index] !== 0 || !pass) console.log(`  ${points[index]} ${result}`)
  })
  if (score < MIN_POINTS) failed = true
}
await server.close()
process.exit(failed ? 1 : 0)

/** The result the scanner would find at the site's host. */
async function retrieve(path: string) {
  const url = new URL(path, site.url)
  const answer = await fetch(new URL(path, local))
  const html = await answer.text()
  const toPage = ({ status, headers }: Response): Page => ({
    status,
    headers: Object.fromEntries(headers),
    verified: true,
  })
  const found = new Requests(url.hostname)
  const redirects = [
    { url: new URL(url.href.replace('https:', 'http:')), status: 308 },
    { url, status: answer.status },
  ]
  found.session = { url, redirectHistory: redirects }
  found.resources.path = html
  const page = { ...toPage(answer), httpEquiv: parseHttpEquivHeaders(html, url.href) }
  const preflight = { 'access-control-request-method': 'GET', origin: 'https://other.example' }
  const cors = await fetch(new URL(path, local), { method: 'OPTIONS', headers: preflight })
  Object.assign(found.responses, {
    auto: page,
    http: page,
    https: page,
    cors: { ...toPage(cors), request: { headers: preflight } },
    httpRedirects: redirects,
  })
  return found
}

/** @returns the scanner's folder */
function fetchPackage(): string {
  const options = ['--yes', '--ignore-scripts', '--package', PACKAGE]
  const program = execFileSync('npx', [...options, '-c', `command -v ${PROGRAM}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = dirname(dirname(realpathSync(program.trim())))
  // Its installation would fetch the browsers' list of https-only hosts, which does not include ours.
  const list = join(found, 'conf', 'hsts-preload.json')
  if (!existsSync(list)) writeFileSync(list, '{}')
  return found
}
