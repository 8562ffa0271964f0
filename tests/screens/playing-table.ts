import type { Page } from '@playwright/test'
import type { Room } from '#shared/schemas/room.ts'
import type { CreatePrivateRoomBody } from '#shared/schemas/room-settings.ts'
import { type Player, ROOM } from '../support/api.ts'
import { type Line, layLine } from '../support/line.ts'
import { joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'
import type { Visit } from './visit.ts'

export interface PlayingTable {
  readonly roomId: string
  readonly hostPlayer: Player
  /** The host's page and a guest's, both photographed. */
  readonly host: Page
  readonly guest: Page
  /** The first of the others. */
  readonly rival: Player
  /** The others, driven by script. */
  readonly others: readonly [RoomPlayClient, RoomPlayClient, RoomPlayClient]
  /** The guest's. */
  readonly line: Line
}

/** A private room with five people in it. */
export async function sitDown(visit: Visit): Promise<PlayingTable> {
  const { api, cast, url, texts, look } = visit
  const known = async (username: string, avatar: string): Promise<Player> => {
    const player = await api.register(username)
    await api.call('PATCH', '/auth/profile', player.token, { avatar })
    return player
  }
  const [one, two, three] = cast.names.slice(2) as [string, string, string]
  const hostPlayer = await known(cast.names[1], 'thumbs-02')
  const { room } = await api.call<{ room: Room }>('POST', '/rooms/private', hostPlayer.token, {
    roomName: cast.rooms.table,
    settings: {
      ...ROOM,
      language: look.language,
      timePerRound: 60,
      timeFactor: 2,
      customQuizzes: cast.quizzes,
    },
  } satisfies CreatePrivateRoomBody)
  const host = await visit.enter(hostPlayer)
  await host.goto(`${url}/room/${room.id}`)
  await host.getByTestId('room-page').waitFor()
  const seated = async (username: string, avatar: string): Promise<Player> => {
    const player = await known(username, avatar)
    await api.call('POST', '/rooms/join-by-code', player.token, { inviteCode: room.inviteCode })
    return player
  }
  const rival = await seated(one, 'thumbs-07')
  const others = [
    await joinRoomPlay(url, rival, room.id),
    await joinRoomPlay(url, await seated(two, 'thumbs-09'), room.id),
    await joinRoomPlay(url, await seated(three, 'thumbs-11'), room.id),
  ] as const
  const guest = await visit.enter(await seated(cast.names[0], 'thumbs-04'))
  const line = await layLine(guest.context())
  await guest.goto(`${url}/room/${room.id}`)
  await guest.getByTestId('room-page').waitFor()
  await host.getByText(texts.room.players.count.replace('{{players}}', '5').replace('{{max}}', '8')).waitFor()
  return { roomId: room.id, hostPlayer, host, guest, rival, others, line }
}
