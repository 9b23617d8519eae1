import { useEffect, useRef, useState } from 'react'
import { booking } from '@/config/booking'
import type { HoldResponse } from '@/contracts/bookings'
import type { Problem } from '@/features/api/public'
import { holdTime } from './calls'

/** How often to look whether a hold ran out, in milliseconds; one long timer would sleep with the computer. */
const LOOK_EVERY_MS = 10_000

/**
 * The time chosen, and the hold that keeps it while the form is filled in. Picks wait for each other,
 * so that each gives the one before back: a visitor's own hold never stands in the visitor's way.
 * @param topic what the appointment is about: it decides how long a time is kept
 * @param onTaken told when the chosen time turns out to be taken; it is no longer chosen then
 */
export function useHold(topic: string, onTaken: (problem: Problem) => void) {
  const [start, setStart] = useState<string | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  const [isOver, setIsOver] = useState(false)
  const chosen = useRef(start)
  const waiting = useRef(0)
  const newest = useRef<Promise<HoldResponse | null>>(Promise.resolve(null))

  useEffect(() => {
    if (kept === null) return
    const look = setInterval(() => setIsOver(!isAlive(kept)), LOOK_EVERY_MS)
    return () => clearInterval(look)
  }, [kept])

  const choose = (next: string | null) => {
    chosen.current = next
    setStart(next)
  }
  const keep = async (earlier: HoldResponse | null, next: string) => {
    const outcome = await holdTime(topic, next, earlier?.token)
    waiting.current -= 1
    if (outcome.isOk) {
      setKept({ hold: outcome.data, until: Date.now() + booking.holdMinutes * 60_000 })
      setIsOver(false)
      return outcome.data
    }
    // Only a taken time matters here: anything else is told when booking.
    if (outcome.problem.code === 'slot_taken' && chosen.current === next) {
      choose(null)
      onTaken(outcome.problem)
    }
    return earlier
  }

  const keeps = ({ hold }: Kept, wanted: string | null) =>
    hold.start === wanted && hold.topic === topic

  return {
    start,
    /** The newest hold, also when it has run out. */
    hold: kept?.hold ?? null,
    /** Whether the chosen time is kept now. */
    isKept: kept !== null && keeps(kept, start) && !isOver,
    pick: (next: string) => {
      const isPending = waiting.current > 0
      const isKept = kept !== null && keeps(kept, next) && isAlive(kept)
      if (next === chosen.current && (isPending || isKept)) return
      choose(next)
      waiting.current += 1
      newest.current = newest.current.then((earlier) => keep(earlier, next))
    },
    forget: () => choose(null),
    /** The newest hold once every pick is answered, and whether the time is still the chosen one. */
    settle: async () => {
      const settled = await newest.current
      return { hold: settled, isChosen: chosen.current === start }
    },
  }
}

/** A hold, and how long it lasts by the visitor's own clock, which may differ from the server's. */
type Kept = { hold: HoldResponse; until: number }

const isAlive = ({ until }: Kept) => Date.now() < until
