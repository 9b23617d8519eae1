import type { ErrorReport } from '@/shared/contracts/error-reports.ts'
import { redact } from '@/shared/contracts/redact.ts'
import { findPage } from '@/lib/find-page.ts'

/** Per page load. More would report the same problem. */
const MAX_REPORTS = 3
const MAX_FRAMES = 3

const reported = new Set<string>()

/**
 * Sends an error to the site's own log: its type, its redacted message and its location in our files.
 * Leaves out errors of browser extensions and other sites' scripts.
 * @param pathname of the page on which it happened
 */
export function reportError(error: unknown, pathname: string): void {
  const report = describe(error, pathname)
  if (!report) return
  const body = JSON.stringify(report)
  if (reported.has(body) || reported.size === MAX_REPORTS) return
  reported.add(body)
  fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // Sends even if the visitor leaves the page right away.
    keepalive: true,
  }).catch(() => {})
}

function describe(error: unknown, pathname: string): ErrorReport | null {
  if (!(error instanceof Error)) return null
  const frames = ownFrames(error.stack ?? '')
  if (frames.length === 0) return null
  return {
    route: findPage(pathname)?.path ?? '*',
    name: /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error',
    message: redact(error.message),
    frames,
    build: entryFile(),
  }
}

/** Places in the build's files, in every browser's format: "… https://host/assets/a.js:1:2". */
function ownFrames(stack: string): string[] {
  const places = [...stack.matchAll(/(https?:\/\/[^\s/]+)\/assets\/([\w.-]+:\d+:\d+)/g)]
  return places
    .filter(([, origin]) => origin === location.origin)
    .map(([, , place = '']) => place)
    .slice(0, MAX_FRAMES)
}

function entryFile(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return script?.src.split('/').at(-1) ?? 'unknown'
}
