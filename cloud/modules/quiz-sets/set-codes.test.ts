/**
 * @module-tag postgres
 * Races.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const post = (player: TestPlayer, body: object) => roomCalls(cloud).as(player, 'POST', '/quizzes/sets', body)

it('[QUIZ-13] a code cannot be found by trying: after 20 wrong ones none is looked up; right ones do not count', async () => {
  const [ada, bob] = [await cloud.register(), await cloud.register()]
  const { body } = await post(ada, { name: 'Mine', language: 'english' })
  const { code } = body.data.set
  const guess = async (count: number): Promise<number[]> => {
    const made = Array.from({ length: count }, (_, at) => post(bob, { code: `WRONG${at}` }))
    return (await Promise.all(made)).map(({ status }) => status)
  }
  expect(new Set(await guess(10))).toEqual(new Set([404]))
  for (let copied = 0; copied < 15; copied++) expect((await post(bob, { code })).status).toBe(201)
  expect((await guess(20)).toSorted()).toEqual([...Array(10).fill(404), ...Array(10).fill(429)])
  expect((await post(bob, { code })).status).toBe(429)
  expect((await post(ada, { code })).status).toBe(201)
})
