import type { Room } from '#shared/schemas/room.ts'
import { ROOM } from '../support/api.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import type { Visit } from './visit.ts'

/** The big screen from the waiting room to the podium, and what it makes of a player's device. */
export async function stageScenes(visit: Visit): Promise<void> {
  const { api, cast, url, look, camera, texts } = visit
  const [host, guest] = [await api.register('stage_host'), await api.register('stage_guest')]
  const room: Room = await api.createRoom(host, {
    ...ROOM,
    name: cast.rooms.table,
    language: look.language,
    timePerRound: 60,
    rounds: 1,
    customQuizzes: cast.quizzes,
  })
  const gameSessionId = `game-${room.id}`
  const guess = cast.quizzes[0]?.answers[0] ?? ''
  const one = await joinRoomPlay(url, host, room.id)
  const stage = await (await visit.newBrowser()).newPage()
  await stage.goto(`${url}/stage/NOROOM`)
  await stage.getByText(texts.stage.trouble.no_roomWhy).waitFor()
  await camera.take(stage, 'stage-no-room')
  await stage.goto(`${url}/stage/${room.inviteCode}`)
  const player = await visit.enter(guest)
  await player.goto(`${url}/room/${room.id}`)
  await stage.getByTestId('stage-player').nth(1).waitFor()
  await camera.take(stage, 'stage-lobby')

  await api.call('POST', '/game/start', host.token, { roomId: room.id })
  await stage.getByTestId('stage-question').waitFor()
  await one.say('submit_guess', { gameSessionId, guess })
  await stage.getByTestId('stage-solver').waitFor()
  await camera.take(stage, 'stage-question')
  await player.setViewportSize({ width: 390, height: 844 })
  await player.getByTestId('pad').waitFor()
  await camera.take(player, 'pad', { sizes: ['narrow'] })

  await api.call('POST', `/game/${gameSessionId}/round/end`, host.token, {})
  await stage.getByTestId('stage-answer').waitFor()
  await camera.take(stage, 'stage-answer', { sizes: ['wide'] })
  await stage.getByTestId('stage-podium').waitFor({ timeout: 30_000 })
  await camera.take(stage, 'stage-podium')
  for (const page of [stage, player]) await page.context().close()
}
