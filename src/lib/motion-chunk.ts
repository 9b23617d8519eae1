/** The parts of framer-motion that `Entrance` uses. Loaded on the first interaction (motion.ts). */
export { domMin, LazyMotion } from 'framer-motion'
export { div } from 'framer-motion/m'
/** Already loaded by then. Exporting it here too keeps the library's shared code in one file. */
export { animate } from 'framer-motion/dom/mini'
