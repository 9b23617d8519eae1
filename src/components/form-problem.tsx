import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PhoneLink } from './ui/phone-link.tsx'
import { site } from '@/config/site.ts'

/**
 * The red box above a form that could not be sent. It is focused so that nobody misses it. If the message
 * has the firm's phone number, the number is a link.
 */
export function FormProblem({ message, className }: { message: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [message])
  const [before, after] = message.split(site.phone.display)
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={clsx(
        'grid grid-cols-[auto_1fr] gap-x-3.5 rounded-r border-l-4 border-red bg-red-tint px-4.5 py-4',
        className,
      )}
    >
      <CircleAlert size={20} className="mt-0.5 text-red" />
      <p className="text-ui leading-normal">
        {before}
        {after !== undefined && (
          <>
            <PhoneLink hasIcon={false} />
            {after}
          </>
        )}
      </p>
    </div>
  )
}
