type HoneypotProps = { value: string; onChange: (value: string) => void }

/** A field that people can neither see nor reach. Bots that fill in every field give themselves away. */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <div aria-hidden className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this field empty
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
