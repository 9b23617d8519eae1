import { SectionHeading } from '@/components/section-heading'
import { ButtonLink } from '@/components/ui/button'

/** The home page's news section while there are no posts: what will be here, and one next step. */
export default function BlogHighlights() {
  return (
    <section className="wrap py-section">
      <SectionHeading
        title="From the news"
        action={
          <ButtonLink variant="outline" to="/news">
            All news
          </ButtonLink>
        }
      />
      <div className="grid items-center gap-x-9 gap-y-5 border-t-[3px] border-ink pt-5 md:grid-cols-[160px_1fr]">
        <div
          aria-hidden
          className="furrow aspect-[2/1] rounded-sm bg-river-tint md:aspect-square"
        />
        <div>
          <h3>No posts yet.</h3>
          <p className="mt-2 max-w-measure text-ink-2">
            Tax law, deadlines, and farm and small business topics will be here.
          </p>
        </div>
      </div>
    </section>
  )
}
