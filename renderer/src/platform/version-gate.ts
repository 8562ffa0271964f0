import { z } from 'zod/mini'
import { create } from 'zustand'
import { api } from '#renderer/lib/http-client.ts'
import { isOlderVersion, isVersion } from '#shared/app-version.ts'
import { MIN_APP_VERSION_FALLBACK } from '#shared/constants/desktop.ts'

export type GateState =
  | { kind: 'checking' }
  | { kind: 'unreachable' }
  | { kind: 'outdated'; minVersion: string }
  | { kind: 'passed' }

/** As little as can be: an app that is too old must still understand it. */
const answerSchema = z.object({ minVersion: z.optional(z.string()) })

/** After a sleep the network comes back some seconds later than the app. */
const AFTER_SLEEP_MS: readonly number[] = [0, 3_000, 6_000]

export const useVersionGate = create<{ gate: GateState }>(() => ({ gate: { kind: 'checking' } }))
const become = (gate: GateState): void => useVersionGate.setState({ gate })
const gate = (): GateState => useVersionGate.getState().gate

async function judge(version: string): Promise<GateState> {
  const answer = await api.get('/version', { schema: answerSchema })
  const named = answer.minVersion ?? ''
  const minVersion = isVersion(named) ? named : MIN_APP_VERSION_FALLBACK
  return isOlderVersion(version, minVersion) ? { kind: 'outdated', minVersion } : { kind: 'passed' }
}

/** Whether the server still takes this version of the app; what comes out is in `useVersionGate`. */
export async function checkVersion(version: string): Promise<void> {
  become({ kind: 'checking' })
  become(await judge(version).catch((): GateState => ({ kind: 'unreachable' })))
}

let rechecking = false

/** Checks again after a sleep, a few times if need be; until the outcome is known, the player goes on. */
export async function recheckVersion(version: string): Promise<void> {
  if (rechecking || gate().kind !== 'passed') return
  rechecking = true
  let outcome: GateState = { kind: 'unreachable' }
  for (const wait of AFTER_SLEEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    outcome = await judge(version).catch((): GateState => ({ kind: 'unreachable' }))
    if (outcome.kind !== 'unreachable') break
  }
  rechecking = false
  become(outcome)
}

/** Settles when the gate lets the player in. */
export function gatePassed(): Promise<void> {
  if (gate().kind === 'passed') return Promise.resolve()
  return new Promise((resolve) => {
    const off = useVersionGate.subscribe((now) => {
      if (now.gate.kind !== 'passed') return
      off()
      resolve()
    })
  })
}
