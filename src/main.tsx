import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { dropPrerenderedHead } from './components/prerendered-head.ts'
import { findPage } from './content/find-page.ts'
import { renderOffscreenSections } from './app/render-offscreen-sections.ts'
import { keepPagesOffline } from './app/offline.ts'
import { pageLoader } from './app/page-modules.ts'
import { startTheme } from './app/theme.ts'
import { watchErrors } from './app/watch-errors.ts'
import { env } from './config/env.ts'
import { noteEarlyInput } from './lib/early-input.ts'
import { focusPressedControls } from './lib/focus-pressed.ts'
import { firstInteraction, preloadChunk, reloadWhenFilesAreGone } from './lib/lazy-loading.tsx'
import { whenIdle } from './lib/when-idle.ts'
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
  // In a separate task after this script, and in steps, so that the page responds in between.
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
