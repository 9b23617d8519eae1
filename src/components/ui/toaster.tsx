import * as RadixToast from '@radix-ui/react-toast'
import { CircleAlert, Info } from 'lucide-react'
import { moveIn, QUICK } from '@/lib/motion.ts'
import { useStore } from '@/lib/store.ts'
import { dismissToast, toastStore } from '@/lib/toast.ts'
import { CloseButton } from './close-button.tsx'

const DURATION_MS = 5000

/** The notification: closes after 5 s, paused while hovered or focused (R225, D43). */
export default function Toaster() {
  const toast = useStore(toastStore)
  if (toast === null) return null
  const isError = toast.tone === 'error'
  const Icon = isError ? CircleAlert : Info

  return (
    <RadixToast.Provider duration={DURATION_MS}>
      <RadixToast.Root
        key={toast.id}
        ref={riseNotice}
        type={isError ? 'foreground' : 'background'}
        onOpenChange={(isOpen) => {
          if (!isOpen) dismissToast()
        }}
        className="grid grid-cols-[auto_1fr_auto] items-center gap-3 rounded-sm bg-ink py-3.5 pr-3 pl-4 text-ui leading-snug text-paper shadow-pop"
      >
        <Icon size={20} className="text-brass-fill dark:text-brass-day" />
        <RadixToast.Description>{toast.message}</RadixToast.Description>
        <RadixToast.Close asChild>
          <CloseButton className="hover:opacity-80" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className="no-print fixed right-4 mx-(--notch) bottom-[calc(72px+env(safe-area-inset-bottom))] z-toast w-[min(420px,100vw-32px)] md:right-10 md:bottom-6" />
    </RadixToast.Provider>
  )
}

function riseNotice(notice: HTMLElement | null): void {
  if (notice) moveIn(notice, 12, QUICK)
}
