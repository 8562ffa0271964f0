import { ATTACKS, type Attacker, type Door, type Toll } from './attacks.ts'

// A process of its own, so that it cannot slow down what is measured beside it: node attack.ts DOOR SECONDS ATTACKER

const [, , door, seconds, attacker] = process.argv as unknown as [string, string, Door, string, string]
const toll: Toll = { asked: 0, refused: 0, bytes: 0 }
const until = performance.now() + Number(seconds) * 1_000
setTimeout(
  () => {
    console.log(JSON.stringify(toll))
    process.exit(0)
  },
  Number(seconds) * 1_000 + 500,
)
process.on('unhandledRejection', () => undefined)
await ATTACKS[door](JSON.parse(attacker) as Attacker, toll, () => performance.now() > until)
