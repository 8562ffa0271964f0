import type { Db } from '#cloud/db/client.ts'
import { foldText, type TypedGuess } from '#host-engine/index.ts'

/** Enough for a practice opponent to choose from. */
const MOST_OF_A_QUIZ = 20
/** A result must never wait for what nobody needs. */
const MOST_OF_A_GAME = 300
/** Databases limit the rows of one statement. */
const ROWS_AT_ONCE = 50

interface KeptGuess {
  readonly quiz_id: string
  readonly folded: string
  readonly guess: string
  readonly typed_by: string | null
}

/** In one order everywhere, else two games that end at once wait for each other. */
const inOrder = (a: KeptGuess, b: KeptGuess): number =>
  a.quiz_id === b.quiz_id ? (a.folded < b.folded ? -1 : 1) : a.quiz_id < b.quiz_id ? -1 : 1

/** What was typed, once each; one that several typed is nobody's. */
function rowsOf(guesses: readonly TypedGuess[]): KeptGuess[] {
  const alike = Map.groupBy(guesses, ({ quizId, guess }) => JSON.stringify([quizId, foldText(guess)]))
  return [...alike.values()]
    .flatMap(([first, ...others]): KeptGuess[] => {
      if (!first) return []
      const { quizId, userId, guess } = first
      const isShared = others.some((other) => other.userId !== userId)
      return [{ quiz_id: quizId, folded: foldText(guess), guess, typed_by: isShared ? null : userId }]
    })
    .toSorted(inOrder)
}

/**
 * Keeps wrong guesses at quizzes of the bank. A row says who typed it only until a second person does: from then on it is common,
 * and nobody's.
 */
export async function addWrongGuesses(tx: Db, guesses: readonly TypedGuess[]): Promise<void> {
  const rows = rowsOf(guesses.slice(0, MOST_OF_A_GAME))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx('wrong_guesses')
      .insert(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict(['quiz_id', 'folded'])
      .ignore()
  for (const { quiz_id, folded, typed_by } of rows) {
    const kept = tx('wrong_guesses').where({ quiz_id, folded }).whereNotNull('typed_by')
    if (typed_by !== null) kept.whereNot({ typed_by })
    await kept.update({ typed_by: null })
  }
}

/** What at least two people have typed for each of these quizzes; no entry for one without any. */
export async function findCommonGuesses(db: Db, quizIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db('wrong_guesses')
    .whereIn('quiz_id', [...quizIds])
    .whereNull('typed_by')
    .orderBy(['quiz_id', 'folded'])
    .select<{ quiz_id: string; guess: string }[]>('quiz_id', 'guess')
  const byQuiz = Map.groupBy(rows, ({ quiz_id }) => quiz_id)
  return new Map([...byQuiz].map(([id, all]) => [id, all.slice(0, MOST_OF_A_QUIZ).map(({ guess }) => guess)]))
}
