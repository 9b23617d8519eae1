import { animate as start } from 'framer-motion/dom/mini'

/**
 * The library's own. Cut short by the next one, an animation would write where it has come to into the style
 * attribute, which Safari takes for an offence against the security policy: it is called off first.
 */
export const animate: typeof start = (element, ...rest) => {
  if (element instanceof Element) for (const running of element.getAnimations()) running.cancel()
  return start(element, ...rest)
}
