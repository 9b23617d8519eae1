/** A drawing's paths: each a color of wizard.css and an outline in a square of 56. */
export type Paths = readonly (readonly [color: string, outline: string])[]

/** The object of a question. Decoration only. Without paths, it keeps its place. */
export function ObjectDrawing({ paths = [] }: { paths?: Paths }) {
  return (
    <svg aria-hidden viewBox="0 0 56 56" className="step-object size-14">
      {paths.map(([color, outline]) => (
        <path key={outline} fill={`var(--o-${color})`} d={outline} />
      ))}
    </svg>
  )
}
