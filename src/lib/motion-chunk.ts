import { animate as start } from 'framer-motion/dom/mini'

/** What the site uses of framer-motion, loaded once a page is used (src/lib/motion.ts). */
export { domMin, LazyMotion } from 'framer-motion'
export { div } from 'framer-motion/m'

/**
 * The library's own. Cut short by the next one, an animation would write where it has come to into the style
 * attribute, which Safari takes for an offence against the security policy: it is called off first.
 */
export const animate: typeof start = (element, ...rest) => {
  if (element instanceof Element) for (const running of element.getAnimations()) running.cancel()
  return start(element, ...rest)
}
