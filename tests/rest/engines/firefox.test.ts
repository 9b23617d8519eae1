import { test } from 'vitest'
import { findFirefox } from '../../../local/programs/engines.ts'
import { suite } from './engine-suite.ts'
import { startFirefox } from './firefox.ts'

const program = findFirefox()
if (program) suite(() => startFirefox(program, 1280), { isPhone: false })
else test.skip('Firefox is not installed')
