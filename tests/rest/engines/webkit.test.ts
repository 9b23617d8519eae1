import { test } from 'vitest'
import { findWebKit } from '../../../local/programs/engines.ts'
import { suite } from './engine-suite.ts'
import { startWebKit } from './webkit.ts'

const programs = findWebKit()
if (programs) suite(() => startWebKit(programs, 390), { isPhone: true })
else test.skip('WebKitWebDriver, its MiniBrowser or Xvfb is not installed')
