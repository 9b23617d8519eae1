import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ShownField } from './shown-field.ts'

type PagePictureProps = {
  picture: ImageBitmap
  page: { width: number; height: number }
  fields: readonly ShownField[]
  /** The field whose box is highlighted. */
  active: string | null
  label: string
}

/** The page as it was read, with every found box marked. Clicking a box goes to its field. */
export function PagePicture({ picture, page, fields, active, label }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!target || picture.width === 0) return
    target.width = picture.width
    target.height = picture.height
    target.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])

  return (
    <figure>
      <div className="relative overflow-hidden rounded-sm border border-rule bg-[#fff]">
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          width={picture.width}
          height={picture.height}
          className="block h-auto w-full"
        />
        {fields.map(
          ({ field, box }) =>
            box && (
              <button
                key={field.id}
                type="button"
                aria-hidden
                tabIndex={-1}
                onClick={() => goTo(field.id)}
                className={clsx(
                  'absolute rounded-[1px] outline-2 outline-offset-2',
                  active === field.id
                    ? 'bg-[#e6b95c]/35 outline-[#a3271b]'
                    : 'outline-[#165240]/70 hover:bg-[#e6b95c]/25',
                )}
                style={{
                  left: `${(100 * box.x) / page.width}%`,
                  top: `${(100 * box.y) / page.height}%`,
                  width: `${(100 * box.width) / page.width}%`,
                  height: `${(100 * box.height) / page.height}%`,
                }}
              />
            ),
        )}
      </div>
      <figcaption className="mt-2 text-small text-ink-2">
        Numbers recognized as Social Security or employer numbers are painted over, and only their
        last four digits are kept.
      </figcaption>
    </figure>
  )
}

/** Opens a field's row and focuses the field. */
function goTo(fieldId: string): void {
  const field = document.getElementById(`document-${fieldId}`)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
