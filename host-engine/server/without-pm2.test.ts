import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What the agent, had it started, would have put on the process by then. */
const LOOK = `
  await import('#host-engine/server/create-game-server.ts')
  const { matchMaker } = await import('@colyseus/core')
  await matchMaker.setup()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const seen = ['message', 'uncaughtException', 'unhandledRejection'].map((name) => process.listenerCount(name))
  process.stdout.write(JSON.stringify(seen))
  process.exit(0)
`

it('keeps the agent of PM2, which Colyseus would start, out of the process', () => {
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', LOOK], { encoding: 'utf8' })
  expect(JSON.parse(out)).toEqual([0, 0, 0])
})
