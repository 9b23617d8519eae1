import { useEffect } from 'react'
import { env } from '@/config/env'
import { loadQuietly } from '@/lib/stale-files'
import { whenIdle } from '@/lib/when-idle'

/** Starts measurement once the page is idle; off unless the build switched it on (R229-R232). */
export function Measurement() {
  useEffect(() => {
    if (!env.isMeasuring) return
    return whenIdle(() => {
      void loadQuietly(() => import('./start-measurement')).then((module) => {
        if (module) module.startMeasurement()
        else console.warn('Measurement could not be loaded.')
      })
    })
  }, [])
  return null
}
