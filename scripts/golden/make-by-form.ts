import { writeFileSync } from 'node:fs'
import { writeByForm } from './by-form/write.ts'

/** Writes our own golden file, computed from the forms without the tax engine. */

writeFileSync('src/tax/golden/by-form.csv', writeByForm())
