import { carryOverReload } from './storage.ts'

/** Reloads the page. What was typed comes back, even if the browser blocks storage. */
export function reloadPage(): void {
  carryOverReload()
  window.location.reload()
}
