import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { matchRoute } from './app/match-route'
import { layOutRest } from './app/lay-out-rest'
import { keepPagesOffline } from './app/offline'
import { startTheme } from './app/theme'
import { warmUpEvents } from './app/warm-up-events'
import { watchErrors } from './app/watch-errors'
import { env } from './config/env'
import { noteEarlyInput } from './lib/early-input'
import { untilUsed } from './lib/first-use'
import { recoverFromStaleFiles } from './lib/stale-files'
import { whenIdle } from './lib/when-idle'
import './styles/home.css'
// Most pages share these small parts: they come along with what every page needs.
import './components/cta-banner'
import './components/ui/field-label'
import './lib/format-date'
import './lib/use-media-query'
import './lib/use-saved-answers'

const rootOptions = watchErrors()
recoverFromStaleFiles()
startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('No #root')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// Pages are prerendered in a build and empty in development. The not-found page also answers
// addresses of a route that has no such page, a post for example: those are drawn anew.
const isOther = root.dataset.path === '/404' && matchRoute(location.pathname) !== undefined
if (root.hasChildNodes() && !isOther) {
  // After this script’s own task and in pieces, between which the page answers.
  setTimeout(() => {
    noteEarlyInput(root)
    startTransition(() => void hydrateRoot(root, app, rootOptions))
    whenIdle(() => warmUpEvents(root))
  })
} else createRoot(root, rootOptions).render(app)
whenIdle(layOutRest)

if (env.hasServiceWorker) void untilUsed().then(() => whenIdle(() => void keepPagesOffline()))
