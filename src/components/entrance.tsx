import { type ComponentProps, useState } from 'react'
import { elementsNow, QUICK } from '@/lib/motion'

type EntranceProps = Pick<ComponentProps<'div'>, 'className' | 'children'> & {
  'data-layout'?: string
}

/** A box that fades in on its ground, which grows meanwhile; it just stands there if nothing may move. */
export function Entrance({ children, ...box }: EntranceProps) {
  // Never another element while it is shown, whatever is loaded meanwhile.
  const [motion] = useState(elementsNow)
  if (!motion) return <div {...box}>{children}</div>
  const { LazyMotion, domMin, div: MovingDiv } = motion
  return (
    <LazyMotion features={domMin} strict>
      <MovingDiv
        {...box}
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ ...QUICK, delay: 0.2 }}
      >
        {children}
      </MovingDiv>
    </LazyMotion>
  )
}
