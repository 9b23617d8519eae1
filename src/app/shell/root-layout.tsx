import { AnimatePresence } from 'framer-motion'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FinderHost } from '../finder/finder-host'
import { matchRoute } from '../match-route'
import { Measurement } from '../measurement'
import { BottomBar } from './bottom-bar'
import { ChatLauncher } from './chat-launcher'
import { Footer } from './footer'
import { Header } from './header'
import { PageFrame } from './page-frame'
import { PageHead } from './page-head'
import { ToastHost } from './toast-host'
import { useNavigationEffects } from './use-navigation-effects'
import { usePrefetch } from './use-prefetch'

/** What stands around every page: skip link, header, main area, footer, phone bar, chat, toasts. */
export function RootLayout() {
  const location = useLocation()
  const [firstPath] = useState(location.pathname)
  const [hasNavigated, setHasNavigated] = useState(false)
  if (!hasNavigated && location.pathname !== firstPath) setHasNavigated(true)
  useNavigationEffects(location)
  usePrefetch()

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
      <AnimatePresence mode="wait" initial={false}>
        <PageFrame key={location.pathname} isFirst={!hasNavigated} />
      </AnimatePresence>
      <Footer />
      <BottomBar />
      <ChatLauncher />
      <FinderHost />
      <ToastHost />
      <Measurement />
    </>
  )
}
