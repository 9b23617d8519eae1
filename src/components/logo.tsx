import { site } from '@/config/site.ts'

/** The bridge drawing and the firm's name. */
export function Logo({ markClassName, nameClassName, lineClassName = '' }: LogoProps) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className={`flex-none text-river dark:text-brass-fill ${markClassName}`}
      >
        <path
          d="M0 13.2C2.2 12.4 4.3 9.6 5.4 5.6C7 10.4 9.2 12.4 12 12.4S17 10.4 18.6 5.6C19.7 9.6 21.8 12.4 24 13.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
        <path
          d="M4.2 3h2.4v15H4.2zM17.4 3h2.4v15h-2.4zM0 15.4h24v2.2H0zM0 20h24v1.6H0z"
          fill="currentColor"
        />
      </svg>
      <span>
        <b
          className={`block font-display leading-none font-[650] tracking-[-0.02em] ${nameClassName}`}
        >
          {site.mark.name}
        </b>{' '}
        <span
          className={`mt-[5px] text-[0.7188rem] leading-none font-semibold tracking-[0.012em] whitespace-nowrap ${lineClassName}`}
        >
          {site.mark.line}
        </span>
      </span>
    </>
  )
}

type LogoProps = { markClassName: string; nameClassName: string; lineClassName?: string }
