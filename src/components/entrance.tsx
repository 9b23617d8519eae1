import { type ComponentProps, useState } from 'react'
import { motionNow, SLOW } from '@/lib/motion'

type EntranceProps = Pick<ComponentProps<'div'>, 'className' | 'children'> & {
  'data-layout'?: string
}

/** A box that fades in and moves up from 20 px below when it comes up; it just stands there if nothing may move. */
export function Entrance({ children, ...box }: EntranceProps) {
  // Never another element while it is shown, whatever is loaded meanwhile.
  const [motion] = useState(motionNow)
  if (!motion) return <div {...box}>{children}</div>
  const { LazyMotion, domMin, div: MovingDiv } = motion
  return (
    <LazyMotion features={domMin} strict>
      <MovingDiv
        {...box}
        initial={{ opacity: 0, y: 20 }}
        animate={{ opacity: 1, y: 0 }}
        transition={SLOW}
      >
        {children}
      </MovingDiv>
    </LazyMotion>
  )
}
