import { z } from 'zod/mini'
import {
  type ClaimBody,
  claimData,
  type SnapshotBody,
  type StandbyBody,
  type StandbyData,
  snapshotData,
  standbyData,
} from '#shared/schemas/handover.ts'
import { readJson } from '../discovery/read-json.ts'

const ANSWER_MS = 2_000
/** Of a leader that answers as soon as there is something new. */
const POLL_MS = 3_000
/** Far more than any party is. */
const MOST_BYTES = 32 * 1024 * 1024

interface Call<Schema extends z.core.$ZodType> {
  readonly path: string
  readonly schema: Schema
  readonly body: object
  readonly token?: string | undefined
  readonly patience?: number
}

/** Asks another computer of the party. Null for whatever is no answer: it is asked again soon. */
async function ask<Schema extends z.core.$ZodType>(
  origin: string,
  { path, schema, body, token, patience = ANSWER_MS }: Call<Schema>,
): Promise<z.output<Schema> | null> {
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return null
    const answer = z.object({ data: z.unknown() }).parse(await readJson(response, MOST_BYTES))
    return z.parse(schema, answer.data)
  } catch {
    return null
  }
}

export const offerStandby = (
  origin: string,
  body: StandbyBody,
  token: string | undefined,
): Promise<StandbyData | null> => ask(origin, { path: '/party/standby', schema: standbyData, body, token })

/** Answers the sealed claim. */
export const askClaim = async (origin: string, body: ClaimBody): Promise<string | null> =>
  (await ask(origin, { path: '/party/claim', schema: claimData, body }))?.sealed ?? null

/** Answers the sealed snapshot. */
export const askSnapshot = async (origin: string, body: SnapshotBody): Promise<string | null> =>
  (await ask(origin, { path: '/party/snapshot', schema: snapshotData, body, patience: POLL_MS }))?.sealed ??
  null
