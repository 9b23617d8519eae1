import { animate as start } from 'framer-motion/dom/mini'

/**
 * framer-motion's animate, which first cancels the element's running animations. An interrupted animation would
 * write its current position to the style attribute, which Safari reports as a violation of the security policy.
 */
export const animate: typeof start = (element, ...rest) => {
  if (element instanceof Element) for (const running of element.getAnimations()) running.cancel()
  return start(element, ...rest)
}
