/** What `Entrance` uses of framer-motion, loaded once a page is used (src/lib/motion.ts). */
export { domMin, LazyMotion } from 'framer-motion'
export { div } from 'framer-motion/m'
