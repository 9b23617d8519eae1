import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { dropPrerenderedHead } from './components/prerendered-head.ts'
import { findPage } from './lib/find-page.ts'
import { keepPagesOffline } from './app/offline.ts'
import { SiteRouter } from './app/site-router.tsx'
import { watchErrors } from './app/errors/watch-errors.ts'
import { env } from './config/env.ts'
import { countScriptedInput } from './lib/early-input.ts'
import { focusPressedControls } from './lib/focus-pressed.ts'
import { reloadWhenFilesAreGone } from './lib/lazy-loading.tsx'
import { startTheme } from './lib/theme.ts'
import { tolerateTranslation } from './lib/tolerate-translation.ts'
import { whenIdle } from './lib/when-idle.ts'
import './styles/site.css'

const rootOptions = watchErrors()
reloadWhenFilesAreGone()
startTheme()
focusPressedControls()
countScriptedInput()
tolerateTranslation()

const app = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
)

const root = document.getElementById('root')
if (!root) throw new Error('No #root')
// In development there is no prerendered page, and the host serves the not-found page at the address of a post that
// is newer than the build.
if (root.dataset.page === (findPage(location.pathname)?.file ?? 'not-found')) {
  // React hydrates in short pieces then, and answers presses in between.
  startTransition(() => void hydrateRoot(root, app, rootOptions))
} else {
  dropPrerenderedHead()
  createRoot(root, rootOptions).render(app)
}

if (env.hasServiceWorker) whenIdle(() => void keepPagesOffline())
