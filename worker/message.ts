/** What a page tells the worker; see src/app/offline.ts. */
export type Message = {
  /** The path of a page that was opened. */
  page: string
  /** Its files, where they were loaded before there was a worker; empty otherwise. */
  files: string[]
  isFirst: boolean
  /** The script the page began with, which tells its build. */
  entry: string | null
}

/** @returns the message with its own paths only, without query and hash; null for anything else */
export function readMessage(data: unknown, origin: string): Message | null {
  if (typeof data !== 'object' || data === null) return null
  const { page, files, entry } = data as Record<string, unknown>
  const path = ownPath(page, origin)
  if (path === null) return null
  const paths = Array.isArray(files) ? files.map((file) => ownPath(file, origin)) : []
  return {
    page: path,
    files: paths.filter(isAsset),
    isFirst: Array.isArray(files),
    entry: ownPath(entry, origin),
  }
}

function ownPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string') return null
  try {
    const url = new URL(value, origin)
    return url.origin === origin ? url.pathname : null
  } catch {
    return null
  }
}

const isAsset = (path: string | null): path is string => path?.startsWith('/assets/') ?? false
