import { useEffect } from 'react'
import { env } from '@/config/env'
import { preloadChunk } from '@/lib/lazy-loading'
import { whenIdle } from '@/lib/when-idle'

/** Starts measurement once the page is idle. Off unless the build switched it on (R229-R232). */
export function Measurement() {
  useEffect(() => {
    if (!env.isMeasuring) return
    return whenIdle(() => {
      void preloadChunk(() => import('./start-measurement')).then((module) => {
        if (module) module.startMeasurement()
        else console.warn('Measurement could not be loaded.')
      })
    })
  }, [])
  return null
}
