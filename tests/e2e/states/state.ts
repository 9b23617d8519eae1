import type { Page } from '../base.ts'

/** A state of the site that a visitor can reach, for screenshots and accessibility checks. */
export type State = {
  name: string
  /** Default: on phones and on wide screens. */
  only?: 'phone' | 'wide'
  /** The part to capture: the whole page (default), the window, or the element for a selector. */
  view?: 'page' | 'window' | `#${string}`
  /** Console messages that come with this state. */
  console?: RegExp
  open: (page: Page, isPhone: boolean) => Promise<unknown>
}
