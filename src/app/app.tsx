import { LucideProvider } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { AuthProvider } from '@/features/auth/auth-provider.tsx'
import { RouterDefaultError } from './errors/error-screens.tsx'
import { RootLayout } from './shell/root-layout.tsx'

/** The whole site, inside a router. Icons share one size and weight by default. */
export function App() {
  const { key } = useLocation()
  return (
    <AuthProvider>
      <LucideProvider size={18} strokeWidth={1.75}>
        <ErrorBoundary fallback={(_, error) => <RouterDefaultError error={error} />} visit={key}>
          <RootLayout />
        </ErrorBoundary>
      </LucideProvider>
    </AuthProvider>
  )
}
