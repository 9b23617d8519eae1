import { site } from '../src/config/site.ts'
import { OFFLINE_LEAD, OFFLINE_TITLE, SAVED_PAGES_TITLE } from '../src/lib/phrases.ts'

const ROOT = '<div id="root"></div>'
const TITLE = `<title>No connection | ${site.name}</title>`

type SavedPage = { path: string; label: string }

/**
 * The response for a page that was never opened: the pages that do open, who we are and how to reach us.
 * @param shell a page without content; its script is left out
 */
export function offlinePage(shell: string, saved: readonly SavedPage[]): string {
  const { street, city, region, postalCode } = site.address
  return shell
    .replace(/<script type="module".*?<\/script>/, '')
    .replace('</head>', `${TITLE}<meta name="robots" content="noindex"></head>`)
    .replace(
      ROOT,
      `<main class="wrap py-16">
<p class="font-display text-[1.375rem] font-[650]">${site.name}</p>
<h1 class="mt-6.5">${OFFLINE_TITLE}</h1>
<p class="mt-3 text-lead text-ink-2">${OFFLINE_LEAD}</p>
<form><button class="mt-6 min-h-12 rounded bg-action px-[22px] font-[650] text-on-action">Try Again</button></form>
${saved.length > 0 ? listPages(saved) : ''}
<p class="mt-6 text-lead">Call <a href="${site.phone.href}">${site.phone.display}</a></p>
<p class="mt-3">${street}, ${city}, ${region} ${postalCode}<br>${site.hoursLine}</p>
</main>`,
    )
}

function listPages(saved: readonly SavedPage[]): string {
  const rows = saved.map(
    ({ path, label }) =>
      `<li class="border-b border-rule"><a href="${path}" class="block py-2.5">${label}</a></li>`,
  )
  return `<h2 class="mt-11 text-h3">${SAVED_PAGES_TITLE}</h2>
<ul class="mt-3 max-w-measure border-t-3 border-ink">${rows.join('')}</ul>`
}
