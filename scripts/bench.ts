import * as functions from './bench/functions.ts'
import * as interact from './bench/interact.ts'

/** Benchmarks of the last build, each by its name: npm run bench -- interact|functions (docs/performance.md). */

const BENCHMARKS = new Map(Object.entries({ interact, functions }))

const [name = '', ...args] = process.argv.slice(2)
const benchmark = BENCHMARKS.get(name)
if (!benchmark) throw new Error(`Usage: npm run bench -- ${[...BENCHMARKS.keys()].join('|')}`)
await benchmark.run(args)
process.exit()
