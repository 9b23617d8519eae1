import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { fadeIn, QUICK } from '@/lib/motion.ts'

type EntranceProps = Pick<ComponentProps<'div'>, 'className' | 'children'> & {
  'data-layout'?: string
}

/** Fades its content in while the background behind it grows. Does not move if the page cannot animate. */
export function Entrance(props: EntranceProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) fadeIn(box.current, { ...QUICK, delay: 0.2 })
  }, [])
  return <div ref={box} {...props} />
}
