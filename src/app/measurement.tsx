import { useEffect } from 'react'
import { env } from '@/config/env.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { whenIdle } from '@/lib/when-idle.ts'

/** Starts measurement once the page is idle. Off unless the build switched it on (R229-R232). */
export function Measurement() {
  useEffect(() => {
    if (!env.isMeasuring) return
    return whenIdle(() => {
      void preloadChunk(() => import('./start-measurement.ts')).then((module) => {
        if (module) module.startMeasurement()
        else console.warn('Measurement could not be loaded.')
      })
    })
  }, [])
  return null
}
