/**
 * @module-tag postgres
 * Queries of wrong-guesses-repository.ts.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testDealing, testUsers } from '#cloud/testing/services.ts'
import { createQuizzes, type Quizzes } from './index.ts'

let database: TestDatabase
let quizzes: Quizzes
let [ada, bob] = ['', '']
let quizId = ''
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const users = testUsers({ db, now: Date.now })
  ada = (await users.create(db, { username: 'ada', email: 'ada@example.org' })).id
  bob = (await users.create(db, { username: 'bob', email: 'bob@example.org' })).id
  quizzes = createQuizzes({ db })
  await quizzes.load()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db('wrong_guesses').delete()
  quizId = (await deal())[0]?.id ?? ''
})

const deal = () =>
  testDealing({ db: database.db, now: Date.now }).pick({
    language: 'english',
    difficulty: 'easy',
    category: 'any',
    count: 400,
    players: [],
    practice: true,
  })
const note = (...guesses: [userId: string, guess: string, quizId?: string][]) =>
  database.db.transaction((tx) =>
    quizzes.noteWrongGuesses(
      tx,
      guesses.map(([userId, guess, id = quizId]) => ({ quizId: id, userId, guess })),
    ),
  )
const guessesOf = async () => (await deal()).find(({ id }) => id === quizId)?.practice?.wrongGuesses ?? []

it('[MM-13] a wrong guess of two people in two games is a practice opponent’s, as the first typed it', async () => {
  await note([ada, 'Grandmother Clock'])
  expect(await guessesOf()).not.toContain('Grandmother Clock')
  await note([bob, 'grandmother clock'])
  expect(await guessesOf()).toContain('Grandmother Clock')
  // Whoever typed it is forgotten.
  expect(await database.db('wrong_guesses').select('typed_by')).toEqual([{ typed_by: null }])
})

it('[MM-13] so is one of two people in the same game; one person’s never is, however often', async () => {
  await note([ada, 'a pumpkin'], [bob, 'a pumpkin'], [ada, 'a lonely sock'], [ada, 'A lonely sock'])
  await note([ada, 'a lonely sock'])
  const guesses = await guessesOf()
  expect(guesses).toContain('a pumpkin')
  expect(guesses).not.toContain('a lonely sock')
})

it('[MM-13] what another quiz of the bank asks for is never one, nor what is no word', async () => {
  const other = (await deal()).find(({ id }) => id !== quizId)?.answers[0] ?? ''
  await note([ada, other], [bob, other], [ada, 'asdfgh'], [bob, 'asdfgh'])
  const guesses = await guessesOf()
  expect(guesses).not.toContain(other)
  expect(guesses).not.toContain('asdfgh')
})

it('[MM-13] guesses at a host’s own quizzes are not kept', async () => {
  await note([ada, 'a pumpkin', 'custom-r1-0'], [bob, 'a pumpkin', 'custom-r1-0'])
  expect(await database.db('wrong_guesses').select('quiz_id')).toEqual([])
})

it('[MM-13, GAME-37] keeps no result waiting, however much was typed', async () => {
  const letters = (n: number) => [...String(n)].map((digit) => 'bacedifogu'[Number(digit)]).join('')
  await note(...Array.from({ length: 2_000 }, (_, n): [string, string] => [ada, `ba ${letters(n)}a`]))
  expect(await database.db('wrong_guesses')).not.toHaveLength(0)
  expect((await database.db('wrong_guesses')).length).toBeLessThanOrEqual(300)
})
