import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiCaller } from '#cloud/testing/api-caller.ts'
import type { Room } from '#shared/schemas/room.ts'
import { QUIZZES, ROOM } from '../support/api.ts'
import { type PartyGuest, startParty, type TestParty } from '../support/party.ts'
import { leaks, MATCHMAKING, type NamedRoom, SHARED_CALLS } from '../support/room-secrecy.ts'

/** A party has neither invitations nor admins. Strangers come first. */
const ROLES = ['stranger', 'spectator', 'member', 'host'] as const
type People = Record<(typeof ROLES)[number], PartyGuest>

const NOWHERE: NamedRoom = { id: 'nowhere00', code: 'ZZZZZZ', host: 'nobody' }

let party: TestParty
let ask: ReturnType<typeof apiCaller>
beforeAll(async () => {
  party = await startParty()
  ask = apiCaller(party.url)
  // The party's own code leads into its first room: this one, which everyone may see.
  const first = await party.enter('First')
  await party.api.call('POST', '/rooms', first.token, ROOM)
})
afterAll(() => party.stop())

/** An unlisted room, and new people: what one may ask is limited. */
async function openRoom(isStarted = false): Promise<{ room: NamedRoom; people: People }> {
  const enter = async (role: (typeof ROLES)[number]) => [role, await party.enter(role)] as const
  const people = Object.fromEntries(await Promise.all(ROLES.map(enter))) as People
  const { host, member, spectator } = people
  const settings = { ...ROOM, listed: false, rounds: 2, customQuizzes: QUIZZES }
  const { room } = await party.api.call<{ room: Room }>('POST', '/rooms', host.token, settings)
  const code = room.inviteCode ?? ''
  const byCode = { inviteCode: code }
  await party.api.call('POST', '/rooms/join-by-code', member.token, byCode)
  await party.api.call('POST', '/rooms/join-by-code', spectator.token, { ...byCode, spectate: true })
  if (isStarted) await party.api.call('POST', '/game/start', host.token, { roomId: room.id })
  return { room: { id: room.id, code, host: host.user.id }, people }
}

it.each(Object.entries(SHARED_CALLS))(
  '[ROOM-44, LAN-11] an unlisted room of a party answers %s by those who know of it, and nobody else',
  async (name, { ask: question, status, isStarted, isByCode }) => {
    const { room, people } = await openRoom(isStarted)
    for (const role of ROLES) {
      const put = async (named: NamedRoom) => {
        const { path, body } = question(named)
        const { token } = people[role]
        const answer = await ask(name.split(' ')[0] ?? '', `/api${path}`, { token, body })
        return { status: answer.status, body: answer.body }
      }
      const answer = await put(room)
      const wanted = status[role]
      if (wanted === undefined) expect([role, answer]).toEqual([role, await put(NOWHERE)])
      else expect([role, answer.status, answer.body]).toMatchObject([role, wanted, {}])
      if (role === 'stranger' && !isByCode) expect(leaks(answer.body, question(room), room)).toBe(false)
    }
  },
)

it.each(MATCHMAKING)(
  '[ROOM-44, LAN-11] an unlisted room of a party gives a seat by $method $options to those who know of it',
  async ({ method, options, code }) => {
    const { room, people } = await openRoom()
    for (const role of ROLES) {
      const knock = async (roomId: string) => {
        const body = { token: people[role].token, ...options }
        return (await ask('POST', `/matchmake/${method}/${roomId}`, { body })).body
      }
      const answer = await knock(room.id)
      const wanted = code[role]
      if (wanted === undefined) expect([role, answer]).toEqual([role, await knock(NOWHERE.id)])
      else expect([role, answer.code ?? null]).toEqual([role, wanted])
    }
  },
)
