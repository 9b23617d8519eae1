/** Replaces a provider's script: the same interface, with a plain button as the check. */
type Options = {
  sitekey: string
  theme: 'light' | 'dark'
  size: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/**
 * A script that stands in for a captcha provider's widget. Tests serve it at the provider's address. The
 * sign-in stand-in and the one for siteverify accept its tokens (local/captcha/tokens.ts). `window.standInCaptcha` lets the
 * newest one expire or fail.
 * @param name the global that the provider's script creates
 * @param onLoad the global that is called once it is ready
 */
export function captchaScript(name: 'turnstile' | 'hcaptcha', onLoad: string): string {
  return `(${install.toString()})(${JSON.stringify(name)}, ${JSON.stringify(onLoad)})`
}

/** Runs in the browser. */
function install(name: string, onLoad: string): void {
  const page = window as unknown as Record<string, unknown>
  const widgets = new Map<string, HTMLElement>()
  page[name] = {
    render(container: HTMLElement, options: Options): string {
      const isDark = options.theme === 'dark'
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Verify you are human'
      button.style.cssText = `width:${options.size === 'compact' ? '150px' : '300px'};height:65px;
        font:14px sans-serif;border:1px solid ${isDark ? '#797979' : '#e0e0e0'};
        background:${isDark ? '#232323' : '#fafafa'};color:${isDark ? '#fff' : '#232323'}`
      button.addEventListener('click', () => {
        button.textContent = 'Success!'
        options.callback(`local.${Date.now()}.${crypto.randomUUID()}`)
      })
      container.append(button)
      const id = crypto.randomUUID()
      widgets.set(id, button)
      page.standInCaptcha = {
        expire: options['expired-callback'],
        fail: options['error-callback'],
      }
      return id
    },
    remove(id: string): void {
      widgets.get(id)?.remove()
      widgets.delete(id)
    },
  }
  const start = page[onLoad]
  if (typeof start === 'function') start()
}
