import { useEffect, useRef, useState } from 'react'
import { booking } from '@/shared/booking.ts'
import type { HoldResponse } from '@/shared/contracts/bookings.ts'
import type { Problem } from '@/features/api/public.ts'
import { holdTime } from './booking-api.ts'

/**
 * How often to check whether a hold has expired, in milliseconds. A single long timer would stop while the
 * computer sleeps.
 */
const CHECK_EVERY_MS = 10_000

/**
 * The chosen time, and the hold on it while the visitor fills in the form. Each pick waits for the
 * one before and releases its hold, so that visitors never block their own times.
 * @param topic what the appointment is about, which decides how long it takes
 * @param onTaken called when the chosen time turns out to be taken; it is no longer chosen then
 */
export function useHold(topic: string, onTaken: (problem: Problem) => void) {
  const [start, setStart] = useState<string | null>(null)
  const [held, setHeld] = useState<ActiveHold | null>(null)
  const [isOver, setIsOver] = useState(false)
  const chosen = useRef(start)
  const waiting = useRef(0)
  const newest = useRef<Promise<HoldResponse | null>>(Promise.resolve(null))

  useEffect(() => {
    if (held === null) return
    const timer = setInterval(() => setIsOver(!isAlive(held)), CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [held])

  const choose = (next: string | null) => {
    chosen.current = next
    setStart(next)
  }
  const hold = async (earlier: HoldResponse | null, next: string) => {
    const outcome = await holdTime(topic, next, earlier?.token)
    waiting.current -= 1
    if (outcome.isOk) {
      setHeld({ hold: outcome.data, until: Date.now() + booking.holdMinutes * 60_000 })
      setIsOver(false)
      return outcome.data
    }
    // Only a taken time matters here. Booking reports everything else.
    if (outcome.problem.code === 'slot_taken' && chosen.current === next) {
      choose(null)
      onTaken(outcome.problem)
    }
    return earlier
  }

  const isFor = ({ hold }: ActiveHold, wanted: string | null) =>
    hold.start === wanted && hold.topic === topic

  return {
    start,
    /** The newest hold, even if it has expired. */
    hold: held?.hold ?? null,
    isHeld: held !== null && isFor(held, start) && !isOver,
    /** Whether the chosen time was held and the hold has expired. */
    hasLapsed: held !== null && isFor(held, start) && isOver,
    pick: (next: string) => {
      const isPending = waiting.current > 0
      const isHeld = held !== null && isFor(held, next) && isAlive(held)
      if (next === chosen.current && (isPending || isHeld)) return
      choose(next)
      waiting.current += 1
      newest.current = newest.current.then((earlier) => hold(earlier, next))
    },
    forget: () => choose(null),
    /**
     * Resolves once every pick has its response: the newest hold, and whether the time is still the chosen
     * one.
     */
    settle: async () => {
      const settled = await newest.current
      return { hold: settled, isChosen: chosen.current === start }
    },
  }
}

/** A hold, and when it ends by the visitor's own clock, which may differ from the server's. */
type ActiveHold = { hold: HoldResponse; until: number }

const isAlive = ({ until }: ActiveHold) => Date.now() < until
