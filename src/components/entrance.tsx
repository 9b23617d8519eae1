import { type ComponentProps, useState } from 'react'
import { elementsNow, QUICK } from '@/lib/motion.ts'

type EntranceProps = Pick<ComponentProps<'div'>, 'className' | 'children'> & {
  'data-layout'?: string
}

/** Fades its content in while the background behind it grows. Static if the page cannot animate. */
export function Entrance({ children, ...box }: EntranceProps) {
  // The element must not change while it is shown, even if the code loads meanwhile.
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
