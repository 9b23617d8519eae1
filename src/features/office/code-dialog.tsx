import { CloseButton } from '@/components/ui/close-button.tsx'
import { NewCode } from '@/features/auth/public.ts'
import { useModalDialog } from '@/lib/use-modal-dialog.ts'

type CodeDialogProps = {
  /** Why a new code is needed. */
  message: string
  email: string
  /** Called once a new code was entered. */
  onDone: () => void
}

/** Asks for a new code in place. The desk behind it keeps what was typed. */
export default function CodeDialog({ message, email, onDone }: CodeDialogProps) {
  const { dialog, close } = useModalDialog()
  return (
    <dialog
      {...dialog}
      aria-labelledby="new-code"
      className="desk-dialog overflow-y-auto rounded bg-sheet text-ink shadow-pop backdrop:bg-[rgb(8_20_16/.55)]"
    >
      <div className="-mt-2 -mr-2 mb-2 flex items-center justify-between gap-3">
        <h2 id="new-code" className="text-[1.375rem]">
          Confirm it is you
        </h2>
        <CloseButton onClick={close} />
      </div>
      <p>{message}</p>
      <NewCode address={{ email }} onDone={onDone} />
    </dialog>
  )
}
