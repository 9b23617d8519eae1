import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Providers } from './app/providers'
import { routeObjects } from './app/router'
import { startTheme } from './app/theme'
import './styles/index.css'

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')

const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={createBrowserRouter(routeObjects)} />
    </Providers>
  </StrictMode>
)

// Pages are prerendered in a build and empty in development.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
