import { suite } from './engine-suite.ts'
import { startWebKit } from './webkit.ts'
import { findWebKit } from '../../../scripts/engines.ts'

const programs = findWebKit()
if (programs === null) throw new Error('WebKitWebDriver, its MiniBrowser or Xvfb is missing')
suite(() => startWebKit(programs, 390), { isPhone: true })
