import { useEffect, useRef, useState } from 'react'
import type { HoldResponse } from '@/contracts/bookings'
import type { Problem } from '@/features/api/public'
import { holdTime } from './calls'

/** How often to look whether a hold ran out, in milliseconds; one long timer would sleep with the computer. */
const LOOK_EVERY_MS = 10_000

/**
 * The time chosen, and the hold that keeps it while the form is filled in. Picks wait for each other,
 * so that each gives the one before back: a visitor's own hold never stands in the visitor's way.
 * @param onTaken told when the chosen time turns out to be taken; it is no longer chosen then
 */
export function useHold(onTaken: (problem: Problem) => void) {
  const [start, setStart] = useState<string | null>(null)
  /** The newest hold, until it runs out. */
  const [hold, setHold] = useState<HoldResponse | null>(null)
  const chosen = useRef(start)
  const waiting = useRef(0)
  const newest = useRef<Promise<HoldResponse | null>>(Promise.resolve(null))

  useEffect(() => {
    if (hold === null) return
    const look = setInterval(() => {
      if (!isAlive(hold)) setHold(null)
    }, LOOK_EVERY_MS)
    return () => clearInterval(look)
  }, [hold])

  const choose = (next: string | null) => {
    chosen.current = next
    setStart(next)
  }
  const keep = async (earlier: HoldResponse | null, topic: string, next: string) => {
    const outcome = await holdTime(topic, next, earlier?.token)
    waiting.current -= 1
    if (outcome.isOk) {
      setHold(outcome.data)
      return outcome.data
    }
    // Only a taken time matters here: anything else is told when booking.
    if (outcome.problem.code === 'slot_taken' && chosen.current === next) {
      choose(null)
      onTaken(outcome.problem)
    }
    return earlier
  }

  return {
    start,
    hold,
    pick: (topic: string, next: string) => {
      const isKept = waiting.current > 0 || (hold?.start === next && isAlive(hold))
      if (next === chosen.current && isKept) return
      choose(next)
      waiting.current += 1
      newest.current = newest.current.then((earlier) => keep(earlier, topic, next))
    },
    forget: () => choose(null),
    /** The newest hold once every pick is answered, and whether the time is still the chosen one. */
    settle: async () => {
      const settled = await newest.current
      return { hold: settled, isChosen: chosen.current === start }
    },
  }
}

const isAlive = ({ heldUntil }: HoldResponse) => Date.parse(heldUntil) > Date.now()
