import './hint.css'

const TEXT = 'Find out by estimating your cost'

/**
 * The handwritten hint above the estimator (R63): a drawing, so it needs no third font. Its words are hidden
 * behind it, so that find-in-page finds them.
 */
export function Hint() {
  return (
    <p className="hint no-print">
      <svg className="hint-words" viewBox="0 0 469 50" role="img" aria-label={TEXT}>
        <text y="36" textLength="469" fill="none">
          {TEXT}
        </text>
      </svg>
      <svg className="hint-arrow" viewBox="0 0 54 50" aria-hidden>
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M3 14C20 7 38 12 38 40M28 31c4 3 7 7 9.500 11 3-5 6-8 10.500-11"
        />
      </svg>
    </p>
  )
}
