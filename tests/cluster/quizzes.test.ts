import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { GOOD_QUIZZES, solutionOf } from '#host-engine/testing/model-quizzes.ts'
import { type ModelVendor, startModelVendor } from '#host-engine/testing/model-vendor.ts'
import type { GenerationJob } from '#shared/schemas/quiz-generation.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { createTable, type Table } from '../support/table.ts'

let vendor: ModelVendor
let cluster: Cluster
let here: Table
/** Its process dies in the last test. */
let there: Table
beforeAll(async () => {
  vendor = await startModelVendor()
  cluster = await startCluster({ variables: { AI_BASE_URL: vendor.baseUrl, AI_MODEL: 'double' } })
  here = createTable(cluster.a.url)
  there = createTable(cluster.b.url)
})
afterAll(async () => {
  here.leave()
  there.leave()
  await cluster.stop()
  await vendor.stop()
})

it('[QUIZ-4, QUIZ-12] a round is appealed and reported in a process that has not its room', async () => {
  const [ada, bob] = [await here.register('ada'), await there.register('bob')]
  const room = await here.createRoom(ada, { rounds: 2, customQuizzes: undefined })
  const host = await here.sit(ada, room.id)
  const client = await there.sit(bob, room.id)
  await here.call('POST', '/game/start', ada.token, { roomId: room.id })
  const { gameSessionId } = await client.until('round_started')
  const id = `${gameSessionId}-1`
  const appeal = () =>
    there.call('POST', `/quizzes/${id}/appeal`, bob.token, { gameSessionId, guess: 'forty-two' })
  await client.say('submit_guess', { gameSessionId, guess: 'Forty-Two' })
  await expect(appeal()).rejects.toThrow('NOT_FOUND')
  await host.say('end_round', { gameSessionId })
  await client.until('round_ended')
  await appeal()
  await expect(appeal()).rejects.toThrow('RECORD_ALREADY_EXISTS')
  await there.call('POST', `/quizzes/${id}/report`, bob.token, { reason: 'unclear', gameSessionId })
  expect(await cluster.db('quiz_appeals')).toMatchObject([
    { user_id: bob.user.id, game_id: gameSessionId, round: 1, guess: 'Forty-Two', state: 'open' },
  ])
  expect(await cluster.db('quiz_reports')).toMatchObject([{ user_id: bob.user.id, game_id: gameSessionId }])
})

it('[QUIZ-3, OPS-6] quizzes whose process is killed are gone on with by another, from what there was', async () => {
  const cem = await there.register('cem')
  const [first] = GOOD_QUIZZES
  const writes = JSON.stringify({ quizzes: GOOD_QUIZZES })
  // It solves the first, and thinks about the others for ever.
  vendor.plays(({ isSolving, user }) => {
    if (!isSolving) return { content: writes }
    const answer = solutionOf(JSON.parse(user).question)
    return answer === first?.answers[0] ? { content: JSON.stringify({ answer }) } : new Promise(() => {})
  })
  const wish = { language: 'english', difficulty: 'easy', count: 3 }
  const { job } = await there.call<{ job: GenerationJob }>('POST', '/quizzes/generate', cem.token, wish)
  const read = async () =>
    (await here.call<{ job: GenerationJob }>('GET', `/quizzes/generate/${job.id}`, cem.token)).job
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'running', done: 1 }), 20_000)
  await cluster.b.stop('SIGKILL')

  vendor.plays(({ isSolving, user }) => ({
    content: JSON.stringify(
      isSolving ? { answer: solutionOf(JSON.parse(user).question) } : { quizzes: GOOD_QUIZZES.slice(1) },
    ),
  }))
  // Its lease has run out.
  await cluster.db('jobs').where({ key: job.id }).update({ due_at: 0 })
  await vi.waitFor(async () => expect((await read()).state).toBe('done'), 20_000)
  const { quizzes, done } = await read()
  expect(done).toBe(3)
  expect(quizzes.map(({ prompt }) => prompt).toSorted()).toEqual(
    GOOD_QUIZZES.map(({ prompt }) => prompt).toSorted(),
  )
  const ordered = vendor.asked.filter(({ isSolving }) => !isSolving).map(({ user }) => JSON.parse(user))
  expect(ordered[0]).toMatchObject({ count: 2, avoid: first?.answers.slice(0, 1) })
  expect(await cluster.db('jobs').where({ key: job.id })).toEqual([])
})
