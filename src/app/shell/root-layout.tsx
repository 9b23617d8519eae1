import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead, preloadHeadTags } from '@/components/page-head.tsx'
import { findPage } from '@/lib/find-page.ts'
import { NOT_FOUND } from '@/lib/phrases.ts'
import { useEarlyPress } from '@/lib/early-input.ts'
import { loadMotion } from '@/lib/motion.ts'
import { FinderHost } from '../finder/finder-host.tsx'
import { Measurement } from '../measurement.tsx'
import { keepVisited } from '../offline.ts'
import { CurrentPage } from '../router.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChatLauncher } from './chat-launcher.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Letterhead } from './letterhead.tsx'
import { LoadingNotice } from './loading-notice.tsx'
import { NoticeHost } from './notice-host.tsx'
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
      <Measurement />
    </>
  )
}

/** The head tags from the list of pages. Renders nothing for pages that write their own. */
function ListedHead({ pathname }: { pathname: string }) {
  const page = findPage(pathname)
  if (!page) return <PageHead {...NOT_FOUND.head} />
  if (page.hasOwnHead) return null
  const { title, description, path, noIndex, scene } = page
  return (
    <PageHead
      title={title}
      description={description}
      canonical={path}
      noIndex={noIndex}
      scene={scene}
    />
  )
}
