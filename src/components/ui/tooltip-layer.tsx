import * as RadixTooltip from '@radix-ui/react-tooltip'

type TooltipLayerProps = { id: string; text: string; isOpen: boolean; onClose: () => void }

/** The visible tooltip, anchored to the box of its control. */
export default function TooltipLayer({ id, text, isOpen, onClose }: TooltipLayerProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <RadixTooltip.Trigger asChild>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            id={id}
            sideOffset={8}
            collisionPadding={8}
            className="no-print z-toast max-w-[260px] rounded-sm bg-ink px-3 py-2 text-small leading-snug text-paper"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
