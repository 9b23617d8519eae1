import type { Page } from '../base'

/** A state of the site that a visitor can bring about, for pictures and for checks of accessibility. */
export type State = {
  name: string
  /** Absent: on phones and on wide screens. */
  only?: 'phone' | 'wide'
  /** What is looked at: the whole page (default), the window, or what a selector finds. */
  view?: 'page' | 'window' | `#${string}`
  /** Console messages this state brings with it. */
  console?: RegExp
  open: (page: Page, isPhone: boolean) => Promise<unknown>
}
