import { join } from 'node:path'
import { cloudSources, cloudTests, findPostgresFaults, postgresTests } from './postgres-tests.ts'

const ROOT = join(import.meta.dirname, '..')
const tests = cloudTests(ROOT)
const faults = findPostgresFaults(cloudSources(ROOT), tests)

for (const fault of faults) console.error(fault)
console.log(`${postgresTests(ROOT).length} of ${tests.length} test files of the cloud run on Postgres`)
process.exitCode = faults.length > 0 ? 1 : 0
