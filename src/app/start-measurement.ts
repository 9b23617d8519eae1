import { inject, track } from '@vercel/analytics'
import { injectSpeedInsights } from '@vercel/speed-insights'

/**
 * Sends page views, web vitals and speed data to the hosting provider's own paths under /_vercel/
 * (R229). Only the path of an address is sent: no query, no hash, so no answers and no tokens (R232).
 */
export function startMeasurement(): void {
  inject({
    mode: 'production',
    beforeSend: (event) => ({ ...event, url: withoutDetails(event.url) }),
  })
  injectSpeedInsights({
    beforeSend: (event) => ({ ...event, url: withoutDetails(event.url) }),
  })
  warnWhenBlocked()
  void reportWebVitals()
}

async function reportWebVitals(): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      observe(({ name, value, rating, delta, id }) => {
        track('web-vitals', { name, value, rating, delta, id })
      })
    }
  } catch {
    console.warn('Web vitals could not be loaded.')
  }
}

function warnWhenBlocked(): void {
  document.querySelector('script[src^="/_vercel/insights/"]')?.addEventListener('error', () => {
    console.warn(
      'The analytics script could not be loaded. An ad blocker may have stopped it; the site works without it.',
    )
  })
}

function withoutDetails(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
