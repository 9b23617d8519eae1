/** What a page sends to the worker. See src/app/offline.ts. */
export type Message = {
  /** The path of an opened page. */
  page: string
  /** Its files, if they loaded before there was a worker. Empty otherwise. */
  files: string[]
  isFirst: boolean
  /** The page's entry script, which identifies its build. */
  entry: string | null
}

/** @returns the message with only its own paths, without query and hash; null for anything else */
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
