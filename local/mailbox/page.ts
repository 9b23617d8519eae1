import type { Connect } from 'vite'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import { splitAddress } from '../split-address.ts'
import type { Attachment, Delivered, Mailbox } from './mailbox.ts'

/**
 * The last messages, newest first: a page at /__mailbox, the same as JSON at /__mailbox.json. Both
 * take `?to=ADDRESS`.
 */
export function serveMailbox({ list }: Pick<Mailbox, 'list'>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = splitAddress(request)
    const isJson = pathname === '/__mailbox.json'
    if (!isJson && pathname !== '/__mailbox') return next()
    const messages = list(new URLSearchParams(search).get('to') ?? undefined)
    response.writeHead(200, {
      'content-type': isJson ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // A mail's HTML is shown in a sandboxed frame, which inherits this policy.
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
iframe { width: 100%; height: 36rem; border: 1px solid; resize: both; color-scheme: light dark }
</style>
<h1>Mailbox</h1>
<p>The last mails and text messages of this local server, newest first. Nothing leaves this computer.</p>
<p><a href="">Reload</a> · <a href="/__mailbox.json">As JSON</a> · <a href="/">To the site</a></p>
${messages.map(article).join('\n') || '<p>No messages yet.</p>'}
</html>`
}

function article({ to, subject, text, html, replyTo, attachments = [], time }: Delivered): string {
  const body = `<pre>${escapeHtml(text)}</pre>`
  const files = attachments.map(attachmentLink)
  return `<article>
<h2>${escapeHtml(subject || 'Text message')}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${time}">${time}</time></p>
${replyTo ? `<p>Answers go to ${escapeHtml(replyTo)}</p>` : ''}
${files.length > 0 ? `<p>Attached: ${files.join(', ')}</p>` : ''}
${html ? `${frame(html)}<details><summary>Plain text</summary>${body}</details>` : body}
</article>`
}

/** A mail's HTML may not run scripts. Its links open in new tabs. */
function frame(html: string): string {
  const content = escapeHtml(html.replace('<head>', '<head><base target="_blank">'))
  const rights = 'allow-popups allow-popups-to-escape-sandbox'
  return `<iframe sandbox="${rights}" title="The mail as HTML" loading="lazy" srcdoc="${content}"></iframe>`
}

function attachmentLink({ filename, mimeType, content }: Attachment): string {
  const [name, type] = [escapeHtml(filename), escapeHtml(mimeType)]
  const data = Buffer.from(content).toString('base64')
  return `<a download="${name}" href="data:${type};base64,${data}">${name}</a>`
}
