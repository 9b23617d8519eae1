import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead, preloadHeadTags } from '@/components/page-head.tsx'
import { env } from '@/config/env.ts'
import { useEarlyPress } from '@/lib/early-input.ts'
import { findPage } from '@/lib/find-page.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { loadMotion } from '@/lib/motion.ts'
import { NOT_FOUND } from '@/lib/phrases.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { FinderHost } from '../finder/finder-host.tsx'
import { keepVisited } from '../offline.ts'
import { CurrentPage } from '../router.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChatLauncher } from './chat-launcher.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Letterhead } from './letterhead.tsx'
import { LoadingNotice } from './loading-notice.tsx'
import { startPrefetch } from './prefetch.ts'
import { ToastHost } from './toast-host.tsx'
import { useNavigationEffects } from './use-navigation-effects.ts'

/**
 * The frame of every page: skip link, the office's notice, header, main area, footer, phone bar, chat, toasts. The desk has
 * its own head, and nothing public around it.
 */
export function RootLayout() {
  const location = useLocation()
  useNavigationEffects(location)
  useEffect(() => keepVisited(location.pathname), [location.pathname])
  useEffect(startPrefetch, [])
  useEffect(loadMotion, [])
  useEffect(preloadHeadTags, [])
  useEffect(measureWhenIdle, [])
  useEarlyPress()
  const isFramed = !findPage(location.pathname)?.hasOwnFrame

  return (
    <>
      <ListedHead pathname={location.pathname} />
      <a
        href="#main"
        className="no-print fixed top-0 -translate-y-full left-3 mx-(--notch) z-skip bg-brass-fill px-4.5 py-3 font-[650] text-on-brass focus:translate-y-3"
      >
        Skip to main content
      </a>
      {isFramed && (
        <>
          <NoticeHost />
          <Header />
        </>
      )}
      <Letterhead />
      <CurrentPage />
      <LoadingNotice />
      {isFramed && (
        <>
          <Footer />
          <BottomBar />
          <ChatLauncher />
          <FinderHost />
        </>
      )}
      <ToastHost />
    </>
  )
}

/** The office's notice, loaded once the page is idle. Where that fails, the page stays as it is. */
function NoticeHost() {
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

/** Starts measurement once the page is idle. Off unless the build switched it on (R229-R232). */
function measureWhenIdle(): (() => void) | undefined {
  if (!env.isMeasuring) return undefined
  return whenIdle(() => {
    void preloadChunk(() => import('../start-measurement.ts')).then((module) => {
      if (module) module.startMeasurement()
      else console.warn('Measurement could not be loaded.')
    })
  })
}

/** The head tags from the list of pages. Renders nothing for pages that write their own. */
function ListedHead({ pathname }: { pathname: string }) {
  const page = findPage(pathname)
  if (!page) return <PageHead {...NOT_FOUND.head} />
  if (page.hasOwnHead) return null
  return <PageHead {...page} canonical={page.path} />
}
