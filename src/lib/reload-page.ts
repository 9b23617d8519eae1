import { carryOverReload } from './storage'

/** Loads the page again; what was typed comes back, even where the browser stores nothing. */
export function reloadPage(): void {
  carryOverReload()
  window.location.reload()
}
