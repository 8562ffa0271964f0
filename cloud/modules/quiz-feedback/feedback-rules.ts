import { foldText } from '#host-engine/index.ts'

/** How long one may say "I was right": the guess is kept for no longer. */
export const APPEALS_WITHIN_MS = 24 * 60 * 60_000

/** A round of a game, as the wire names its quiz: `<session>-<round>`. Null for what is no such name. */
export function roundNamed(id: string): { readonly sessionId: string; readonly round: number } | null {
  const { sessionId, round } = /^(?<sessionId>.+)-(?<round>[1-9]\d{0,3})$/.exec(id)?.groups ?? {}
  return sessionId && round ? { sessionId, round: Number(round) } : null
}

/** The refused guess that somebody means, in the words in which they typed it. */
export const refusedAs = (refused: readonly string[], guess: string): string | undefined =>
  refused.find((one) => one === guess) ?? refused.find((one) => foldText(one) === foldText(guess))
