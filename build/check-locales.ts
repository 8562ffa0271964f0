import { en, it } from '#shared/i18n/resources.ts'
import { findLocaleFaults } from './locale-parity.ts'

const faults = findLocaleFaults(en, it)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'English and Italian say the same things.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
