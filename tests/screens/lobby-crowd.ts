import type { Player } from '../support/api.ts'
import type { Visit } from './visit.ts'

/** Rooms of every kind, with people in them. Answers the code of the locked one. */
export async function fillLobby({ api, cast, look, table }: Visit): Promise<string> {
  const { hosts: hostNames, rooms, quizzes } = cast
  let guests = 0
  const guest = () => api.register(`guest_${++guests}`)
  const open = async (host: Player, name: string, more: Parameters<typeof api.createRoom>[1] = {}) => {
    const room = await api.createRoom(host, {
      name,
      language: look.language,
      ...more,
      customQuizzes: undefined,
    })
    await table.sit(host, room.id)
    return room
  }
  const hosts: Player[] = []
  for (const name of hostNames) hosts.push(await api.register(name))
  const [one, two, three, four] = hosts as [Player, Player, Player, Player]

  await table.play([await guest(), await guest(), await guest()], {
    name: rooms.running,
    language: look.language,
    difficulty: 'medium',
    timePerRound: 180,
  })
  const full = await open(await guest(), rooms.full, { maxPlayers: 2, allowSpectators: false })
  await table.sit(await guest(), full.id)
  await open(await guest(), rooms.hard, { difficulty: 'enigmaster', rounds: 30, timePerRound: 45 })
  await open(four, rooms.other, { language: look.language === 'english' ? 'italian' : 'english' })
  const own = await api.createRoom(three, {
    name: rooms.own,
    language: look.language,
    customQuizzes: quizzes,
  })
  await table.sit(three, own.id)
  const locked = await open(two, rooms.locked, { password: 'moth', difficulty: 'hard', maxPlayers: 12 })
  const lively = await open(one, rooms.open, { rounds: 10, timePerRound: 30 })
  for (let more = 0; more < 3; more++) await table.sit(await guest(), lively.id)
  await api.createRoom(await guest(), { name: 'Quiz', language: look.language, timeFactor: 2 })
  return locked.inviteCode ?? ''
}
