import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFoundHead, PageHead, preloadHeadTags } from '@/components/page-head'
import { findPage } from '@/content/find-page'
import { loadMotion } from '@/lib/motion'
import { watchTranslation } from '@/lib/watch-translation'
import { FinderHost } from '../finder/finder-host'
import { Measurement } from '../measurement'
import { keepVisited } from '../offline'
import { CurrentPage } from '../router'
import { BottomBar } from './bottom-bar'
import { ChatLauncher } from './chat-launcher'
import { Footer } from './footer'
import { Header } from './header'
import { HydrateLast } from './hydrate-last'
import { Letterhead } from './letterhead'
import { LoadingNotice } from './loading-notice'
import { startPrefetch } from './prefetch'
import { ToastHost } from './toast-host'
import { useNavigationEffects } from './use-navigation-effects'

/** The frame of every page: skip link, header, main area, footer, phone bar, chat, toasts. */
export function RootLayout() {
  const location = useLocation()
  useNavigationEffects(location)
  useEffect(() => keepVisited(location.pathname), [location.pathname])
  useEffect(startPrefetch, [])
  useEffect(loadMotion, [])
  useEffect(preloadHeadTags, [])
  useEffect(watchTranslation, [])

  return (
    <>
      <ListedHead pathname={location.pathname} />
      <a
        href="#main"
        className="no-print fixed top-0 -translate-y-full left-3 mx-(--notch) z-skip bg-brass-fill px-4.5 py-3 font-[650] text-on-brass focus:translate-y-3"
      >
        Skip to main content
      </a>
      <Header />
      <Letterhead />
      <CurrentPage />
      <LoadingNotice key={location.pathname} />
      <HydrateLast>
        <Footer />
      </HydrateLast>
      <BottomBar />
      <ChatLauncher />
      <FinderHost />
      <ToastHost />
      <Measurement />
    </>
  )
}

/** The head tags from the list of pages. Renders nothing for pages that write their own. */
function ListedHead({ pathname }: { pathname: string }) {
  const page = findPage(pathname)
  if (!page) return <NotFoundHead />
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
