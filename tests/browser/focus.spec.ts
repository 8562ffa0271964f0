import { expect } from '@playwright/test'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { en } from '#shared/i18n/resources.ts'
import { QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { typeHalfway } from '../support/steady.ts'

test('events in a waiting room do not change the line that a player types', async ({ product, openDuel }) => {
  const duel = await openDuel({ host: 'rival' })
  const { page, rival, room, api, opponent, player, line } = duel
  const noted = (text: string) => expect(page.getByRole('log').getByText(text)).toBeVisible()
  const expectUntouched = await typeHalfway(page.getByTestId('chat-input'))

  await rival.say('chat_message', { roomId: room.id, message: 'hello there' })
  await noted('hello there')
  await expectUntouched('a line of another player')

  const guest = await api.register('late_guest')
  const late = await joinRoomPlay(product.url, guest, room.id)
  await noted(en.room.chat.joined.replace('{{name}}', guest.user.username))
  await expectUntouched('a player who comes in')

  await rival.say('player_ready', { roomId: room.id, isReady: true })
  await expect(page.getByTestId('player').getByText(en.room.players.ready, { exact: true })).toHaveCount(1)
  await expectUntouched('a player who is ready')

  await api.call('PATCH', `/rooms/${room.id}`, opponent.token, { rounds: 2, timePerRound: 45 })
  await noted(en.room.chat.changed.split('{{')[0] ?? '')
  await expectUntouched('other rules')

  await rival.say('kick_player', { roomId: room.id, userId: guest.user.id })
  await noted(en.room.chat.left.replace('{{name}}', guest.user.username))
  expect(await late.closed).toBeGreaterThan(0)
  await expectUntouched('a player who goes')

  await page.keyboard.press('Alt+m')
  await expect(page.getByText(en.common.sound.muted, { exact: true })).toBeVisible()
  await expectUntouched('a toast')

  await line.cut()
  await expect(page.getByText(en.realtime.reconnecting).first()).toBeVisible()
  await expectUntouched('a lost connection')
  line.mend()
  await expect(page.getByText(en.realtime.reconnecting)).toHaveCount(0)
  await expectUntouched('its return')

  await rival.say('make_host', { roomId: room.id, userId: player.user.id })
  await expect(page.getByRole('button', { name: en.room.edit.button })).toBeVisible()
  await expectUntouched('another host')

  await api.call('POST', '/game/start', player.token, { roomId: room.id })
  await expect(page.getByTestId('start-countdown')).toBeVisible()
  await expectUntouched('the countdown')
  await product.advance(START_COUNTDOWN_MS)
  // Another screen, with a line of its own for the same text.
  await expect(page.getByTestId('question')).toBeVisible()
  await expect(page.getByTestId('chat-input')).toBeFocused()
  await expect(page.getByTestId('chat-input')).toHaveValue('still typing this')
  const caret = await page.getByTestId('chat-input').evaluate((one: HTMLInputElement) => one.selectionStart)
  expect(caret).toBe('still typing this'.length)
  await page.context().close()
})

test('events in a game do not change the line that a player types', async ({ product, openDuel }) => {
  const duel = await openDuel({ host: 'rival' })
  const { page, rival, room, api, player, line, begin, endRound, nextRound } = duel
  await begin()
  const noted = (text: string) => expect(page.getByRole('log').getByText(text)).toBeVisible()
  const expectUntouched = await typeHalfway(page.getByTestId('chat-input'))

  await rival.say('chat_message', { roomId: room.id, message: 'a candle' })
  await noted('a candle')
  await expectUntouched('a wrong guess of another player')

  await expect(page.getByTestId('hint')).toBeEnabled()
  await page.keyboard.press('Alt+h')
  await expect(page.getByTestId('hint')).toContainText(en.game.hint.left_other.replace('{{count}}', '2'))
  await expectUntouched('a hint')

  const session = `game-${room.id}`
  await rival.say('pause_game', { gameSessionId: session })
  await expect(page.getByTestId('pause')).toBeVisible()
  await expectUntouched('a pause')
  await rival.say('resume_game', { gameSessionId: session })
  await expect(page.getByTestId('pause')).toBeHidden()
  await expectUntouched('its end')

  await page.keyboard.press('Alt+m')
  await expect(page.getByText(en.common.sound.muted, { exact: true })).toBeVisible()
  await expectUntouched('a toast')

  const watcher = await api.register('watcher')
  const watching = await joinRoomPlay(product.url, watcher, room.id, { spectate: true })
  await rival.until('room_state_updated', 2)
  await expectUntouched('a spectator')
  watching.cut()

  await line.cut()
  await expect(page.getByText(en.realtime.reconnecting).first()).toBeVisible()
  await expectUntouched('a lost connection')
  line.mend()
  await expect(page.getByText(en.realtime.reconnecting)).toHaveCount(0)
  await expect(page.getByTestId('pause')).toBeHidden()
  await expectUntouched('its return')

  await rival.say('chat_message', { roomId: room.id, message: 'lantern' })
  await noted(en.room.chat.solved.replace('{{name}}', duel.opponent.user.username))
  await expectUntouched('a right answer of another player')

  await endRound()
  await expect(page.getByTestId('reveal')).toBeVisible()
  await expectUntouched('the end of a round')
  await nextRound()
  await expect(page.getByTestId('question')).toContainText(QUIZZES[1]?.prompt ?? '')
  await expectUntouched('the next round')
  await endRound()
  await nextRound()
  await expect(page.getByTestId('question')).toContainText(QUIZZES[2]?.prompt ?? '')

  await rival.say('make_host', { roomId: room.id, userId: player.user.id })
  await expect(page.getByRole('button', { name: en.hostTools.endRound })).toBeVisible()
  await expectUntouched('another host')
  await expect(() => api.call('POST', `/game/${session}/round/end`, player.token, {})).toPass({
    timeout: 15_000,
  })
  await expect(page.getByTestId('podium')).toBeVisible()
  await expectUntouched('the end of the game')
  await page.context().close()
})
