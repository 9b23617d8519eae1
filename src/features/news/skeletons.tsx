import type { ReactNode } from 'react'

/** Placeholder bars while a list of posts loads. */
export function ListSkeleton() {
  return (
    <Loading what="the posts">
      <i className="mt-16 h-12! w-40" />
      <i className="w-2/5" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="mt-6 grid gap-3 border-t border-rule pt-5 lg:ml-52">
          <i className="w-1/2" />
          <i className="w-4/5" />
        </div>
      ))}
    </Loading>
  )
}

/** Placeholder bars while a post loads. */
export function PostSkeleton() {
  return (
    <Loading what="the post">
      <i className="mt-16 h-12! w-4/5" />
      <i className="w-3/5" />
      <div className="mt-6 aspect-[16/8] bg-tint lg:aspect-[1200/310]" />
      <i className="mt-6 max-w-measure" />
      <i className="max-w-measure" />
      <i className="w-2/5" />
    </Loading>
  )
}

function Loading({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className="wrap min-h-[70vh] pb-section motion-safe:animate-[late_0s_200ms_backwards]">
      <div aria-hidden className="grid gap-3 [&_i]:h-5 [&_i]:bg-tint">
        {children}
      </div>
      <p role="status" className="mt-6 text-small text-ink-2">
        Loading {what}...
      </p>
      <p className="animate-[late_0s_5s_backwards] text-small text-ink-2">
        This is taking longer than usual: the connection is slow.
      </p>
    </div>
  )
}
