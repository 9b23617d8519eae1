import { useEffect } from 'react'

/**
 * Stands in for the package "react-style-singleton" (vite.config.ts), with which open lists hold the
 * page still. That one adds style elements, which the Content-Security-Policy forbids; style sheets made
 * by script are allowed.
 * @returns a component that puts its styles on the page while it is shown
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
