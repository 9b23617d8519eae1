import { site } from '../src/config/site.ts'
import { OFFLINE_LEAD, OFFLINE_TITLE } from '../src/lib/phrases.ts'

const ROOT = '<div id="root"></div>'
const TITLE = `<title>No connection | ${site.name}</title>`

/**
 * The response for a page that was never opened: who we are and how to reach us.
 * @param shell a page without content; its script is left out
 */
export function offlinePage(shell: string): string {
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
<p class="mt-6 text-lead">Call <a href="${site.phone.href}">${site.phone.display}</a></p>
<p class="mt-3">${street}, ${city}, ${region} ${postalCode}<br>${site.hoursLine}</p>
<p class="mt-6"><a href="/">Home page</a></p>
</main>`,
    )
}
