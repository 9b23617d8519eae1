import type { Connect } from 'vite'
import { escapeHtml } from '../escape-html.ts'
import { splitAddress } from '../split-address.ts'
import type { Delivered, Mailbox } from './mailbox.ts'

/**
 * The last messages, newest first: a page at /__mailbox, the same as JSON at /__mailbox.json. Both
 * take `?to=ADDRESS`.
 */
export function serveMailbox({ list }: Pick<Mailbox, 'list'>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = splitAddress(request)
    const isJson = pathname === '/__mailbox.json'
    if (!isJson && pathname !== '/__mailbox') {
      next()
      return
    }
    const messages = list(new URLSearchParams(search).get('to') ?? undefined)
    response.writeHead(200, {
      'content-type': isJson ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    response.end(isJson ? JSON.stringify(messages) : page(messages))
  }
}

function page(messages: Delivered[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 0.5rem 0 } pre { white-space: pre-wrap; font: inherit }
h2 { font-size: 1.25rem; margin: 0.5rem 0 }
</style>
<h1>Mailbox</h1>
<p>The last mails and text messages of this local server, newest first. Nothing leaves this computer.</p>
<p><a href="">Reload</a> · <a href="/__mailbox.json">As JSON</a> · <a href="/">To the site</a></p>
${messages.map(article).join('\n') || '<p>No messages yet.</p>'}
</html>`
}

function article({ to, subject, text, time }: Delivered): string {
  return `<article>
<h2>${escapeHtml(subject || 'Text message')}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${time}">${time}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`
}
