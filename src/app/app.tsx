import { LucideProvider } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { AuthProvider } from '@/features/auth/auth-provider.tsx'
import { RouterDefaultError } from './error-screen.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { RootLayout } from './shell/root-layout.tsx'

/** The whole site, inside a router. Icons share one size and weight by default. */
export function App() {
  const { key } = useLocation()
  return (
    <AuthProvider>
      <LucideProvider size={18} strokeWidth={1.75}>
        <RouteBoundary screen={RouterDefaultError} visit={key}>
          <RootLayout />
        </RouteBoundary>
      </LucideProvider>
    </AuthProvider>
  )
}
