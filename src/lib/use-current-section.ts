import { useEffect, useState } from 'react'

/** The id of the last section that begins above the middle of the window, updated while scrolling either way. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(sections.findLast(({ id }) => passed.has(id))?.id)
      },
      // Everything above the middle, so that sections skipped by a jump are reported too.
      { rootMargin: '1000000px 0px -50% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
