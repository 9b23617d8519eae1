import { inject, track } from '@vercel/analytics'
import { injectSpeedInsights } from '@vercel/speed-insights'
import { preloadChunk } from '@/lib/lazy-loading.tsx'

/**
 * Sends page views, web vitals and speed data to the hosting provider's paths under /_vercel/ (R229). Sends
 * only the path of an address, without query and hash, so no answers and no tokens (R232).
 */
export function startMeasurement(): void {
  inject({ mode: 'production', beforeSend: withoutDetails })
  injectSpeedInsights({ beforeSend: withoutDetails })
  warnWhenBlocked()
  void reportWebVitals()
}

async function reportWebVitals(): Promise<void> {
  // Quietly: ad blockers stop files of this name, and that must not reload the page.
  const vitals = await preloadChunk(() => import('web-vitals'))
  if (!vitals) return console.warn('Web vitals could not be loaded.')
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating, delta, id }) => {
      track('web-vitals', { name, value, rating, delta, id })
    })
  }
}

function warnWhenBlocked(): void {
  document.querySelector('script[src^="/_vercel/insights/"]')?.addEventListener('error', () => {
    console.warn(
      'The analytics script could not be loaded. An ad blocker may have stopped it; the site works without it.',
    )
  })
}

function withoutDetails<Event extends { url: string }>(event: Event): Event {
  const { origin, pathname } = new URL(event.url)
  return { ...event, url: origin + pathname }
}
