/** The parts of framer-motion that `Entrance` uses. Loaded on the first interaction (motion.ts). */
export { domMin, LazyMotion } from 'framer-motion'
export { div } from 'framer-motion/m'
/** Loaded before. Exported here too, the two chunks share one file of the library's code. */
export { animate } from './animate-chunk'
