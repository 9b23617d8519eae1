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

const file = findPage(location.pathname)?.file ?? 'not-found'
// Loaded by the time React hydrates the page.
void preloadChunk(pageLoader(file))

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// In development there is no prerendered page, and the host serves the not-found page at the address of a post that
// is newer than the build.
if (root.dataset.page === file) {
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
