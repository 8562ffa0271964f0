import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Every gate, each with the command that runs it alone. */
const GATES: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc'],
  ['lint and format', 'biome', 'ci', '--error-on-warnings', '.'],
  [
    'layers',
    'depcruise',
    '--config',
    '.dependency-cruiser.js',
    'shared',
    'host-engine',
    'cloud',
    'electron',
    'renderer/src',
    'build',
  ],
  ['dead exports', 'knip'],
  ['rule ids', 'node', 'build/check-rules.ts'],
  ['tests on Postgres', 'node', 'build/check-postgres.ts'],
  ['doors', 'node', 'build/doors/check.ts'],
  ['locale parity', 'node', 'build/check-locales.ts'],
  ['glossary', 'node', 'build/check-glossary.ts'],
  ['quiz bank', 'node', 'build/check-bank.ts'],
  ['judge figures', 'node', 'build/judge-report.ts'],
  ['client weight', 'node', 'build/check-weight.ts'],
]

/** Gates whose output is shown even when they pass. */
const SHOWN = new Set(['client weight'])

function run([name, command, ...args]: (typeof GATES)[number]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => collect(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
      if (code !== 0 || SHOWN.has(name)) console.log(output.trimEnd())
      if (code !== 0) console.log(`  To repeat it alone: npx ${[command, ...args].join(' ')}\n`)
      resolve(code === 0)
    })
  })
}

const queue = [...GATES]
let failed = 0
async function worker(): Promise<void> {
  for (let gate = queue.shift(); gate; gate = queue.shift()) if (!(await run(gate))) failed++
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))
console.log(failed === 0 ? 'All gates passed.' : `${failed} of ${GATES.length} gates failed.`)
process.exitCode = failed === 0 ? 0 : 1
