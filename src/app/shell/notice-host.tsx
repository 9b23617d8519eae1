import { type ComponentType, useEffect, useState } from 'react'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { whenIdle } from '@/lib/when-idle.ts'

/** Loads the office's notice once the page is idle. Where that fails, the page stays as it is. */
export function NoticeHost() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async () => {
      const chunk = await preloadChunk(() => import('@/features/office-today/office-notice.tsx'))
      if (chunk) setNotice(() => chunk.default)
    }
    return whenIdle(() => void load())
  }, [])
  return Notice && <Notice />
}
