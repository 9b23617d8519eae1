import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { dropPrerenderedHead } from './components/prerendered-head'
import { findPage } from '@/content/find-page'
import { renderOffscreenSections } from './app/render-offscreen-sections'
import { keepPagesOffline } from './app/offline'
import { pageLoader } from './app/page-modules'
import { startTheme } from './app/theme'
import { watchErrors } from './app/watch-errors'
import { env } from './config/env'
import { noteEarlyInput } from './lib/early-input'
import { focusPressedControls } from './lib/focus-pressed'
import { firstInteraction, preloadChunk, reloadWhenFilesAreGone } from './lib/lazy-loading'
import { whenIdle } from './lib/when-idle'
import './styles/site.css'

const rootOptions = watchErrors()
reloadWhenFilesAreGone()
startTheme()
focusPressedControls()

const root = document.getElementById('root')
if (!root) throw new Error('No #root')

// Loaded by the time React hydrates the page.
void preloadChunk(pageLoader(findPage(location.pathname)?.file ?? 'not-found'))

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// Pages are prerendered in a build and empty in development. The host also serves the not-found page at
// addresses of a route without such a page, such as a post. Those render from scratch.
const isOther = root.dataset.path === '/404' && findPage(location.pathname) !== undefined
if (root.hasChildNodes() && !isOther) {
  // In a separate task after this script's own, and in pieces, so that the page responds in between.
  setTimeout(() => {
    noteEarlyInput(root)
    startTransition(() => void hydrateRoot(root, app, rootOptions))
  })
} else {
  dropPrerenderedHead()
  createRoot(root, rootOptions).render(app)
}
whenIdle(renderOffscreenSections)

if (env.hasServiceWorker)
  void firstInteraction().then(() => whenIdle(() => void keepPagesOffline()))
