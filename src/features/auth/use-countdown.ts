import { useEffect, useState } from 'react'

/**
 * Whole seconds left until a moment, counted down on screen; 0 when it is past.
 * @param until milliseconds since 1970
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
