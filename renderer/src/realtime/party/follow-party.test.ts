import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { onServerBack } from '#renderer/lib/server-back.ts'
import { activeConnection, dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { setRoomTransport } from '#renderer/realtime/room/open-connection.ts'
import { setRoomPlay } from '#renderer/realtime/room/room-play.ts'
import { enterRoom } from '#renderer/realtime/room/room-session.ts'
import { forgetRooms, roomState, setDraft } from '#renderer/realtime/room/room-store.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { atParty } from '#renderer/testing/visit-party.tsx'
import type { Party } from '#shared/schemas/party.ts'
import { partyPlay, startFollowing } from './follow-party.ts'
import { party } from './testing/party-fixtures.ts'

const A = 'http://192.168.1.5:8790'
const B = 'http://192.168.1.6:8790'

/** What each address of the network answers; one that is not here is silent. */
const hosts = new Map<string, Party>()
const votes: { origin: string; body: unknown; token: string | null }[] = []
const strangers: string[] = []

async function answer(input: string, init: RequestInit = {}): Promise<Response> {
  const { origin, pathname } = new URL(input)
  const host = hosts.get(origin)
  if (!host) throw new TypeError('unreachable')
  const token = new Headers(init.headers).get('authorization')
  if (pathname === '/api/party/follow') votes.push({ origin, body: JSON.parse(String(init.body)), token })
  else if (token !== null) strangers.push(origin)
  return Response.json({ success: true, data: { party: host } })
}

let server: ReturnType<typeof fakeTransport>
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const say = (round: number) =>
  server.sockets
    .at(-1)
    ?.say(
      'room_view',
      view({ room: room({ id: 'r1' }), you: { ...view().you, answered: true, score: round } }),
    )

let stop: () => void
async function follow() {
  setRoomPlay(partyPlay)
  stop = startFollowing()
  await tick()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn(answer))
  localStorage.setItem('auth_token', 'guest-token')
  atParty(A)
  hosts.set(A, party({ origins: [A, B] }))
  hosts.set(B, party({ origins: [A, B], isLeading: false }))
  votes.length = 0
  strangers.length = 0
  server = fakeTransport()
  setRoomTransport(server.transport)
})
afterEach(async () => {
  stop()
  dropConnection(false)
  await tick()
  forgetRooms()
  setRoomPlay(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[LAN-9, LAN-10] a room goes on at the successor: by its id, with the same login, and what was typed stays', async () => {
  await follow()
  const entering = enterRoom({ roomId: 'r1' })
  await tick(500)
  say(40)
  await entering
  setDraft('r1', 'a ladd')

  hosts.delete(A)
  server.sockets.at(-1)?.drop(1006)
  await tick(8_000)
  // Whoever stands by knows no rooms: it was not asked for ours.
  expect(server.calls).toHaveLength(1)
  expect(votes.length).toBeGreaterThanOrEqual(5)
  expect(votes[0]).toEqual({ origin: B, body: { epoch: 1 }, token: 'Bearer guest-token' })
  expect(roomState()).toMatchObject({ roomId: 'r1', link: 'connecting' })

  server.answer({ code: 4214, message: 'session not found' })
  hosts.set(B, party({ epoch: 2, origins: [B] }))
  await tick(2_500)
  expect(endpoint.origin).toBe(B)
  expect(server.calls.slice(1).map(({ method, roomId }) => [method, roomId])).toEqual([
    ['reconnect', 'r1'],
    ['join', 'r1'],
  ])
  expect(server.calls.at(-1)?.options).toEqual({ token: 'guest-token' })
  say(40)
  expect(roomState()).toMatchObject({ roomId: 'r1', link: 'connected', lostAt: null })
  expect(roomState().model.you).toMatchObject({ answered: true, score: 40 })
  expect(roomState().drafts.r1).toBe('a ladd')
  // The token went to nobody who had not said to be of this party.
  expect(strangers).toEqual([])
})

it('[LAN-10] waits an hour for a host that nobody succeeds, and then goes on', async () => {
  hosts.delete(B)
  await follow()
  const entering = enterRoom({ roomId: 'r1' })
  await tick(500)
  say(10)
  await entering
  hosts.delete(A)
  server.sockets.at(-1)?.drop(1006)
  await tick(3_600_000)
  expect(roomState()).toMatchObject({ roomId: 'r1', link: 'connecting' })
  hosts.set(A, party({ origins: [A] }))
  await tick(2_500)
  say(10)
  expect(roomState()).toMatchObject({ roomId: 'r1', link: 'connected' })
  expect(endpoint.origin).toBe(A)
})

it('[LAN-10] asks again for what failed once the host is back', async () => {
  hosts.delete(B)
  await follow()
  const back = vi.fn()
  const off = onServerBack(back)
  hosts.delete(A)
  await tick(10_000)
  expect(back).not.toHaveBeenCalled()
  hosts.set(A, party({ origins: [A] }))
  await tick(2_500)
  expect(back).toHaveBeenCalledTimes(1)
  off()
})

it('[LAN-9] leaves a connection that still seems open once the party is led elsewhere', async () => {
  await follow()
  const entering = enterRoom({ roomId: 'r1' })
  await tick(500)
  say(10)
  await entering
  // The cable is cut: nothing closes.
  hosts.delete(A)
  await tick(7_500)
  hosts.set(B, party({ epoch: 2, origins: [B] }))
  await tick(3_000)
  expect(server.sockets[0]?.closedWith).toBe(false)
  expect(server.calls.length).toBeGreaterThan(1)
  expect(activeConnection()?.isUp).toBe(true)
})

it('[LAN-9] lets go of its seat at the silent host before it votes: nobody counts at two hosts', async () => {
  await follow()
  const entering = enterRoom({ roomId: 'r1' })
  await tick(500)
  say(10)
  await entering
  hosts.delete(A)
  while (votes.length === 0) await tick(500)
  expect(server.sockets[0]?.closedWith).toBe(false)
  expect(roomState()).toMatchObject({ roomId: 'r1', link: 'connecting' })
})
