import { useEffect } from 'react'

/**
 * Replaces the package "react-style-singleton" (vite.config.ts), with which open lists keep the page from
 * scrolling. The package adds style elements, which the Content-Security-Policy forbids. Style sheets created
 * by script are allowed.
 * @returns a component that applies its styles to the page while mounted
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null

  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      if (users === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      users += 1
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        sheet = null
      }
    }, [styles])
    return null
  }
}
