import { successSchema } from '#shared/schemas/envelope.ts'
import { type Party, partyData } from '#shared/schemas/party.ts'
import { readJson } from './read-json.ts'

/** A party on the same network answers in a few milliseconds; a phone that sleeps needs longer. */
const ANSWER_WITHIN_MS = 1_500
const LONGEST_ANSWER = 64 * 1024

const answerSchema = successSchema(partyData)

/** The party at this origin; null when there is none. */
export async function askParty(origin: string): Promise<Party | null> {
  try {
    const response = await fetch(`${origin}/api/party`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'error',
    })
    const answer = answerSchema.safeParse(await readJson(response, LONGEST_ANSWER))
    return answer.success ? answer.data.data.party : null
  } catch {
    return null
  }
}
