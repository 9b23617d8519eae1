import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { AuthProvider } from '@/features/auth/auth-provider'
import { loadQuietly } from '@/lib/stale-files'
import { whenIdle } from '@/lib/when-idle'

/** Animation code arrives when the page is idle; until then pages change without a transition. */
const loadMotionFeatures = () =>
  new Promise<void>((resolve) => whenIdle(resolve))
    .then(() => loadQuietly(() => import('./motion-features')))
    // Without it pages change without a transition.
    .then((module) => module?.default ?? new Promise<never>(() => {}))

export type ProvidersProps = { queryClient: QueryClient; children: ReactNode }

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <LazyMotion features={loadMotionFeatures} strict>
            <MotionConfig reducedMotion="user">{children}</MotionConfig>
          </LazyMotion>
        </AuthProvider>
      </QueryClientProvider>
    </HelmetProvider>
  )
}
