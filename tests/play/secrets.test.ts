import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import { connectAccount } from '../support/account-client.ts'
import { type Api, createApi, type Player } from '../support/api.ts'
import { type ProductOnClock, startProductOnClock } from '../support/product.ts'
import { createRecorder, type Heard } from '../support/recorder.ts'
import { joinAsStage, joinRoomPlay, reconnectRoomPlay } from '../support/room-play-client.ts'

const SECRETS = ['quockerwodger', 'feldspar', 'zanzibarite']
const ROUND_S = 10
const quizzes = SECRETS.map((secret, index) => ({
  prompt: `What is hidden in box ${index + 1}?`,
  answers: [secret, `${secret}-alias`],
  explanation: `Box ${index + 1} held a ${secret}.`,
}))

let product: ProductOnClock
let api: Api
beforeAll(async () => {
  product = await startProductOnClock({ RATE_LIMITS: 'off' })
  api = createApi(product.url)
}, 120_000)
afterAll(() => product.stop())

/** What a client was told, cut at the moment from which on it may know the round's answer. */
function toldTooEarly(
  heard: readonly Heard[],
  secret: string,
  round: number,
  ownLines: readonly string[],
): Heard[] {
  const mayKnow = heard.findIndex(({ name, payload }) => {
    const told = payload as {
      round?: number
      result?: string
      mask?: string
      phase?: string
      lastRound?: { round: number }
    }
    if (name === 'round_ended') return told.round === round
    if (name === 'room_view') return (told.lastRound?.round ?? 0) >= round
    return name === 'guess_result' && told.result === 'correct' && told.mask === secret
  })
  const before = mayKnow < 0 ? heard : heard.slice(0, mayKnow)
  return before.filter(({ payload }) => {
    const text = ownLines.reduce((rest, line) => rest.replaceAll(line, ''), JSON.stringify(payload ?? null))
    return text.toLowerCase().includes(secret)
  })
}

describe('answers', () => {
  it('[RT-61, GAME-16, GAME-20, GAME-21, CHAT-9, STAGE-2] reach nobody before their time: player, solver, spectator, big screen, rejoiner, lobby watcher, HTTP', {
    timeout: 90_000,
  }, async () => {
    const players: Player[] = []
    for (const name of ['solver', 'guesser', 'rejoiner', 'watcher', 'looker'])
      players.push(await api.register(name))
    const [solver, guesser, rejoiner, watcher, looker] = players as [Player, Player, Player, Player, Player]
    const room = await api.createRoom(solver, { customQuizzes: quizzes, timePerRound: ROUND_S })
    const http = createRecorder('http')
    const account = await connectAccount(product.url, guesser)
    const lobby = await connectAccount(product.url, looker)
    await lobby.say('watch_lobby', { on: true })
    await account.say('join_room', { roomId: room.id })
    const one = await joinRoomPlay(product.url, solver, room.id)
    const watching = await joinRoomPlay(product.url, watcher, room.id, { spectate: true })
    const pass = await api.call<StagePass>('POST', '/rooms/stage', undefined, { code: room.inviteCode })
    const stage = await joinAsStage(product.url, pass)
    let three = await joinRoomPlay(product.url, rejoiner, room.id)
    const rejoinerHeard: Heard[] = [...three.heard]
    await api.call('POST', '/game/start', solver.token, { roomId: room.id })
    await product.advance(START_COUNTDOWN_MS)
    const gameSessionId = `game-${room.id}`
    const lines = SECRETS.map((secret) => `maybe the ${secret} is it`)

    /** Everything that the API tells a member and a stranger while the round runs. */
    async function lookByHttp(): Promise<void> {
      for (const { token } of [guesser, looker])
        for (const path of [
          '/rooms',
          `/rooms/${room.id}`,
          `/game/${gameSessionId}`,
          '/game/player/queue-status',
        ]) {
          const answer = await fetch(`${product.url}/api${path}`, {
            headers: { authorization: `Bearer ${token}` },
          })
          http.note(path, await answer.text())
        }
    }

    for (const [index, secret] of SECRETS.entries()) {
      const round = index + 1
      await one.until('round_started', round)
      await lookByHttp()
      expect(http.heard.filter(({ payload }) => String(payload).includes(secret))).toEqual([])
      // One solves it and talks; one says it inside a line; one drops and comes back meanwhile.
      await one.say('submit_guess', { gameSessionId, guess: secret })
      await account.say('submit_guess', { gameSessionId, guess: lines[index] })
      const token = three.room.reconnectionToken
      rejoinerHeard.push(...three.heard)
      three.cut()
      await one.until('user_disconnected', round)
      three = await reconnectRoomPlay(product.url, rejoiner, token)
      await three.say('get_chat_history', { roomId: room.id, limit: 100 })
      await three.say('request_hint', { sessionId: gameSessionId })
      await product.advance(1_900)
      await one.say('chat_message', { roomId: room.id, message: `I knew the ${secret}` })
      await account.say('get_chat_history', { roomId: room.id, limit: 100 })
      await watching.say('get_chat_history', { roomId: room.id, limit: 100 })
      for (const client of [three, watching])
        expect(await client.say('get_room_view', { roomId: room.id })).toMatchObject({ success: true })
      await lookByHttp()
      expect(http.heard.filter(({ payload }) => String(payload).includes(secret))).toEqual([])
      await product.advance(ROUND_S * 1_000)
      await one.until('round_ended', round)
      // The host skips the wait only after everyone had time to be told too much.
      await wait(100)
      if (round < SECRETS.length) await one.say('start_next_round', { gameSessionId })
    }
    await one.until('game_finished')
    rejoinerHeard.push(...three.heard)

    for (const [index, secret] of SECRETS.entries()) {
      const round = index + 1
      expect(toldTooEarly(account.heard, secret, round, lines), 'account channel').toEqual([])
      expect(toldTooEarly(watching.heard, secret, round, []), 'spectator').toEqual([])
      expect(toldTooEarly(stage.heard, secret, round, []), 'big screen').toEqual([])
      expect(toldTooEarly(rejoinerHeard, secret, round, []), 'rejoiner').toEqual([])
      expect(toldTooEarly(one.heard, secret, round, [`I knew the ${secret}`]), 'solver').toEqual([])
      expect(lobby.heard.filter(({ payload }) => JSON.stringify(payload ?? null).includes(secret))).toEqual(
        [],
      )
    }
    // The test can see: the answers were told when their time had come.
    expect(watching.all('round_ended').map(({ answer }) => answer)).toEqual(SECRETS)
    expect(stage.all('round_ended').map(({ answer }) => answer)).toEqual(SECRETS)
    expect(stage.all('correct_answer')).toHaveLength(SECRETS.length)
    expect(stage.all('chat_message')).toEqual([])
    account.close()
    lobby.close()
  })
})
