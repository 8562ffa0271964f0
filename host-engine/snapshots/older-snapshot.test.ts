import { expect, it } from 'vitest'
import { driveRoom } from '../testing/room-driver.ts'
import { restore, snapshot } from './room-snapshot.ts'

const NEWER = new Set([
  ...['listed', 'joinInProgress', 'presenter', 'spectatorLimit'],
  ...[
    'joinedInRound',
    'audience',
    'rematch',
    'invited',
    'awaitedHost',
    'quizzesSeen',
    'quizAuthor',
    'kicked',
    'wrongGuesses',
    'refused',
    'explained',
  ],
])

it('[LAN-10, ROOM-37] a room that was written before there were late seats, presenters and another game goes on', () => {
  const room = driveRoom()
  room.play('ada', 'bob')
  room.say('ada', 'hello')
  const written = JSON.stringify(
    snapshot({ state: room.state, passwordDigest: null, stageToken: null }, room.now),
    (key, value) => (NEWER.has(key) ? undefined : value),
  )
  const older = JSON.parse(written)
  delete older.room.settings.category
  const { state } = restore(older, room.now)
  expect(state.settings).toMatchObject({
    category: 'any',
    listed: true,
    joinInProgress: false,
    presenter: false,
    spectatorLimit: 50,
  })
  expect(state.members.map(({ joinedInRound }) => joinedInRound)).toEqual([null, null])
  expect(state).toMatchObject({ awaitedHost: null, quizzesSeen: false, quizAuthor: null, kicked: [] })
  expect(state.phase.kind).toBe('playing')
})
