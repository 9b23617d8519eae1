import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { watchTranslation } from '@/lib/watch-translation'
import { FinderHost } from '../finder/finder-host'
import { matchRoute } from '../match-route'
import { Measurement } from '../measurement'
import { keepVisited } from '../offline'
import { CurrentPage } from '../router'
import { BottomBar } from './bottom-bar'
import { ChatLauncher } from './chat-launcher'
import { Footer } from './footer'
import { Header } from './header'
import { PageHead } from './page-head'
import { PageTransition } from './page-transition'
import { startPrefetch } from './prefetch'
import { startLateCode } from './start-late-code'
import { ToastHost } from './toast-host'
import { useNavigationEffects } from './use-navigation-effects'

/** What stands around every page: skip link, header, main area, footer, phone bar, chat, toasts. */
export function RootLayout() {
  const location = useLocation()
  useNavigationEffects(location)
  useEffect(() => keepVisited(location.pathname), [location.pathname])
  useEffect(() => void startLateCode(), [])
  useEffect(startPrefetch, [])
  useEffect(watchTranslation, [])

  return (
    <>
      <PageHead entry={matchRoute(location.pathname)} />
      <a
        href="#main"
        className="no-print fixed top-[-80px] left-3 z-skip bg-brass-fill px-4.5 py-3 font-[650] text-on-brass focus:top-3"
      >
        Skip to main content
      </a>
      <Header />
      <PageTransition pathname={location.pathname}>
        <CurrentPage key={location.pathname} />
      </PageTransition>
      <Footer />
      <BottomBar />
      <ChatLauncher />
      <FinderHost />
      <ToastHost />
      <Measurement />
    </>
  )
}
