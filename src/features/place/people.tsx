import type { OfficePhoto, Person } from '@/config/site.ts'
import { imageAddress, imageSources } from '@/lib/image-address.ts'

type PhotoProps = {
  photo: { src: string; alt: string }
  /** Its display size in pixels, at most. The middle of the file is shown in this ratio. */
  width: number
  height: number
  sizes: string
}

/** A photograph below the first screen, in the sizes that screens need; a little darker at night. */
function Photo({ photo: { src, alt }, width, height, sizes }: PhotoProps) {
  return (
    <img
      src={imageAddress(src, 640)}
      srcSet={imageSources(src, width)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="h-auto w-full rounded bg-tint object-cover dark:[filter:brightness(0.9)]"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}

/** The people of the office. Nothing while there are none in site.ts. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <section className="pt-section">
      <h2>Who you meet here</h2>
      <ul className="mt-5 grid gap-x-8 gap-y-7 border-t-3 border-ink pt-6 md:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, role, text, photo }) => (
          <li
            key={name}
            className="grid content-start gap-x-4 gap-y-4 max-md:has-[img]:grid-cols-[112px_minmax(0,1fr)] print:break-inside-avoid"
          >
            {photo && (
              <Photo
                photo={photo}
                width={400}
                height={500}
                sizes="(min-width: 64em) 31vw, (min-width: 48em) 45vw, 112px"
              />
            )}
            <div>
              <h3 className="text-[1.375rem]">{name}</h3>
              <p className="text-small text-ink-2">{role}</p>
              <p className="mt-2 max-w-brief">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The office from the street or inside. Nothing while site.ts has none. */
export function OfficePicture({ photo }: { photo: OfficePhoto | null }) {
  if (!photo) return null
  return (
    <div className="mt-12">
      <Photo photo={photo} width={1280} height={448} sizes="(min-width: 83em) 1248px, 94vw" />
    </div>
  )
}
