/** The parts of framer-motion that `Entrance` uses. Loaded on the first interaction (motion.ts). */
export { domMin, LazyMotion } from 'framer-motion'
export { div } from 'framer-motion/m'
