import { suite } from './engine-suite.ts'
import { startFirefox } from './firefox.ts'
import { findFirefox } from '../../../scripts/engines.ts'

const program = findFirefox()
if (program === null) throw new Error('Firefox is missing')
suite(() => startFirefox(program, 1280), { isPhone: false })
