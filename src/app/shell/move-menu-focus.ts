type Axis = 'vertical' | 'horizontal'

const NEXT = { vertical: 'ArrowDown', horizontal: 'ArrowRight' } as const
const PREVIOUS = { vertical: 'ArrowUp', horizontal: 'ArrowLeft' } as const

/**
 * Moves the focus among a list's own menu items, skipping nested lists and wrapping at the ends.
 * @param key a keyboard key, or "first" for the first item
 * @returns true when the focus was moved
 */
export function moveMenuFocus(
  list: HTMLUListElement | null | undefined,
  key: string,
  axis: Axis = 'vertical',
): boolean {
  if (!list) return false
  const items = [...list.querySelectorAll<HTMLElement>('[data-nav-item]')].filter(
    (item) => item.closest('ul') === list,
  )
  const current = items.indexOf(document.activeElement as HTMLElement)
  const target = items[targetIndex(current, key, axis, items.length)]
  target?.focus()
  return target !== undefined
}

function targetIndex(current: number, key: string, axis: Axis, count: number): number {
  switch (key) {
    case 'first':
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case NEXT[axis]:
      return (current + 1) % count
    case PREVIOUS[axis]:
      return (current - 1 + count) % count
    default:
      return -1
  }
}
