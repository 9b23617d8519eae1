import { site } from '../src/config/site.ts'

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
<h1 class="mt-6.5">This page needs a connection</h1>
<p class="mt-3 text-lead text-ink-2">You are offline, and you have not opened this page on this device before. Pages you have opened still work.</p>
<p class="mt-6 text-lead">Call <a href="${site.phone.href}">${site.phone.display}</a></p>
<p class="mt-3">${street}, ${city}, ${region} ${postalCode}<br>${site.hoursLine}</p>
<p class="mt-6"><a href="/">Home page</a></p>
</main>`,
    )
}
