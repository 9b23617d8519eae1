import { Link } from 'react-router-dom'

/** Stands on the home page where its posts, or their code, cannot be loaded (R77). */
export function HighlightsUnavailable() {
  return (
    <p role="alert" className="border-t-[3px] border-ink pt-5 text-ink-2">
      The newest posts could not be loaded. They are on the <Link to="/news">news page</Link>.
    </p>
  )
}
