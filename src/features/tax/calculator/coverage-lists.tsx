import { noBreak } from '@/components/no-break.tsx'
import { COVERED } from './coverage.ts'
import { GAPS } from './gaps.ts'

/** All that the calculator covers and does not cover. */
export default function CoverageLists() {
  return (
    <div className="grid gap-x-10 gap-y-5 pt-1 pb-6 lg:grid-cols-2">
      <List
        title="Covered"
        text="A personal return of a full-year Ohio resident: federal, Ohio and local income tax."
        items={Object.values(COVERED)}
      />
      <List
        title="Not covered"
        text="With one of these, the result is off as far as its line says. Bring it to us."
        items={GAPS.map(({ text, off }) => `${text} ${off}`)}
      />
    </div>
  )
}

function List({ title, text, items }: { title: string; text: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="text-[1.25rem]">{title}</h2>
      <p className="mt-1.5">{text}</p>
      <ul className="mt-2.5 grid list-disc gap-1.5 pl-5 text-small">
        {items.map((item) => (
          <li key={item}>{noBreak(item)}</li>
        ))}
      </ul>
    </section>
  )
}
