import { readAnswer } from '#renderer/lib/answer.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { type Party, partyData } from '#shared/schemas/party.ts'

/** On a local network an answer takes milliseconds. */
const ANSWER_MS = 1_500

const call = (origin: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${origin}/api/party${path}`, {
    ...init,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  })

/** What an origin says of its party. It is told nothing of the player: another computer may have that address by now. */
export async function askForParty(origin: string): Promise<Party | null> {
  try {
    const { data } = await readAnswer(await call(origin, ''))
    return partyData.parse(data).party
  } catch {
    return null
  }
}

/** Tells one who may take over that this player has lost the leader. Whether it was heard shows in what it does. */
export function voteFor(origin: string, epoch: number): void {
  const token = readToken()
  if (token === null) return
  call(origin, '/follow', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ epoch }),
  }).catch(() => undefined)
}
