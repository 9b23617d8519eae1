import { type WayId, WAYS } from './ways'

/** The fee of a way to pay, what to have ready, and what to know. */
export function WayFacts({ way }: { way: WayId }) {
  const { fee, ready, rules } = WAYS[way]
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1.5 text-small leading-normal xs:grid-cols-[6.5rem_1fr]">
      <dt className="font-[650]">Fee</dt>
      <dd>{fee}</dd>
      <dt className="font-[650]">Have ready</dt>
      <dd>
        <ul className="grid gap-1">
          {ready.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </dd>
      <dt className="font-[650]">Good to know</dt>
      <dd>{rules.join(' ')}</dd>
    </dl>
  )
}
