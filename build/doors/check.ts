import { allDoors } from './all-doors.ts'
import { findDoorFaults } from './doors-page.ts'
import { PAGE, readText } from './files.ts'

const doors = await allDoors()
const faults = findDoorFaults(doors, { text: readText(PAGE) ?? '', read: readText })
for (const fault of faults) console.error(`${PAGE}: ${fault}`)
if (faults.length > 0) console.error('npm run doors -- <the test files that come through> mends it.')
console.log(`${doors.length} doors, each with a test`)
process.exit(faults.length > 0 ? 1 : 0)
