import { Link } from 'react-router-dom'

/** Shown on the home page when its posts or their code fail to load (R77). */
export function HighlightsUnavailable() {
  return (
    <p role="alert" className="border-t-3 border-ink pt-5 text-ink-2">
      The newest posts could not be loaded. They are on the <Link to="/news">news page</Link>.
    </p>
  )
}
