/** Shown while a page's code loads. Invisible for the first 200 ms, so that fast loads don't flicker. */
export function PageLoading() {
  return (
    <div className="wrap min-h-[70vh] py-12 motion-safe:animate-[late_0s_200ms_backwards]">
      <p role="status" className="font-display text-[1.375rem] font-[650]">
        Loading...
      </p>
      <div aria-hidden className="mt-6 grid max-w-measure gap-3 [&>i]:h-4 [&>i]:bg-tint">
        <i />
        <i className="w-4/5" />
        <i className="w-3/5" />
      </div>
    </div>
  )
}
