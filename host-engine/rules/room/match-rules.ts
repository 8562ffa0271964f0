import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { MATCH_START_MS, START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { drawKeyMs } from '../bots/bot-plan.ts'
import { leaverScoreOf, scoreOf } from '../game/scoring.ts'
import type { Seated, SystemCommand } from '../room-command.ts'
import {
  hasBegun,
  type Instant,
  type Member,
  type RoomState,
  type Settings,
  sessionIdOf,
} from '../room-state.ts'
import { draw, OK, playersOf, type Reply, set, type Transition } from '../transition.ts'
import { broadcastRoom } from './broadcast-room.ts'
import { closeRoom } from './closing.ts'
import { newMember } from './member.ts'
import { freeNickname } from './nicknames.ts'
import { beginCountdown } from './readiness.ts'

/** Two make a game of it and leave room for people's chatter. */
const PRACTICE_OPPONENTS = 2
/** Riddlers of legend in each language, so that nobody takes the name for a player's. */
const BOT_NAMES = {
  english: ['Sphinx', 'Oedipus', 'Merlin', 'Scheherazade'],
  italian: ['Sfinge', 'Edipo', 'Merlino', 'Bertoldo'],
} as const

/** Where the server put the players together: nobody plays ranked alone, and a quick match goes on with one. */
const leastPeople = ({ mode }: Settings): number => (mode === 'ranked' ? MIN_PLAYERS : 1)
const peopleOf = (state: RoomState): Member[] => playersOf(state).filter(({ isBot }) => !isBot)
const presentOf = (state: RoomState): Member[] => peopleOf(state).filter(({ connected }) => connected)

/** The countdown begins in time for the game to start when it must (MM-14). */
export const matchBeginsAt = ({ match, phase }: RoomState): Instant | null =>
  match && phase.kind === 'waiting' ? match.startsBy - START_COUNTDOWN_MS : null

/** Returns the players with their names in the room: accounts keep theirs, guests get a number if theirs is taken. */
function withFreeNames(players: readonly Seated[]): Seated[] {
  const inUse = players.filter(({ isGuest }) => !isGuest).map(({ username }) => username)
  return players.map((player) => {
    if (!player.isGuest) return player
    const username = freeNickname(player.username, inUse)
    inUse.push(username)
    return { ...player, username }
  })
}

/** Seats the players of a match before any of them connects. */
export function seatMatch(
  transition: Transition,
  { players, bots, invited }: Extract<SystemCommand, { type: 'seat_match' }>,
): Reply {
  const { seats, host } = transition.state
  const members = withFreeNames(players).map((player, index) =>
    newMember(player, seats + index + 1, transition.now),
  )
  const hostName = members.find(({ userId }) => userId === host.userId)?.username ?? host.username
  set(transition, {
    members,
    host: { userId: host.userId, username: hostName },
    seats: seats + members.length,
    emptySince: members.length > 0 ? null : transition.now,
    match: { startsBy: transition.now + MATCH_START_MS, keyMs: {}, invited: invited ?? null, leavers: [] },
  })
  if (bots) seatBots(transition)
  return OK
}

/** Seats practice opponents, connected and ready. */
function seatBots(transition: Transition): void {
  const { match, settings, seats, members } = transition.state
  if (!match) return
  const names = [...BOT_NAMES[settings.language]]
  const inUse = members.map((member) => member.username)
  const bots = Array.from({ length: PRACTICE_OPPONENTS }, (_, index): Member => {
    const [username = ''] = names.splice(Math.floor(draw(transition) * names.length), 1)
    const avatar = FREE_AVATARS[Math.floor(draw(transition) * FREE_AVATARS.length)] ?? FREE_AVATARS[0]
    const profile = { userId: `bot-${index + 1}`, username: freeNickname(username, inUse), avatar }
    const bot = newMember(profile, seats + index + 1, transition.now)
    return { ...bot, isBot: true, ready: true, connected: true, everConnected: true, awaySince: null }
  })
  const keyMs = Object.fromEntries(bots.map(({ userId }) => [userId, drawKeyMs(() => draw(transition))]))
  set(transition, { members: [...members, ...bots], seats: seats + bots.length, match: { ...match, keyMs } })
}

/** A match that has not begun is off: the players who are present return to the head of the queue. */
export function requeueMatch(transition: Transition): void {
  if (!transition.state.match || hasBegun(transition.state)) return
  transition.effects.push({
    type: 'requeue',
    userIds: presentOf(transition.state).map(({ userId }) => userId),
  })
}

/** The match cannot be played: its players leave the queue, where the next match would fail in the same way. */
export function releaseMatch(transition: Transition, reason: string): void {
  transition.effects.push({ type: 'requeue', userIds: [] })
  closeRoom(transition, reason)
}

/** Who left the countdown pays for it though no game came of it: it is settled as one that was abandoned. */
function settleLeavers(transition: Transition): void {
  const { id, match, settings } = transition.state
  if (!match || match.leavers.length === 0) return
  const players = peopleOf(transition.state)
  transition.effects.push({
    type: 'settle',
    result: {
      sessionId: sessionIdOf(id),
      roomId: id,
      outcome: { kind: 'unfinished', reason: 'not_enough_players' },
      mode: settings.mode,
      matched: true,
      ownQuizzes: false,
      roundsPlanned: settings.rounds,
      startedAt: transition.now,
      finishedAt: transition.now,
      players,
      leavers: match.leavers,
      scores: [...players.map(scoreOf), ...match.leavers.map(leaverScoreOf)],
      rounds: [],
      wrongGuesses: [],
      refused: [],
    },
  })
}

function dissolve(transition: Transition): void {
  settleLeavers(transition)
  requeueMatch(transition)
  closeRoom(transition, 'back_in_queue')
}

/** A player has left before the start: the others go on, with practice opponents if need be, or back to the queue. */
export function reviewMatch(transition: Transition): void {
  const { match, settings } = transition.state
  if (!match || hasBegun(transition.state)) return
  if (peopleOf(transition.state).length < leastPeople(settings)) dissolve(transition)
  else if (playersOf(transition.state).length < MIN_PLAYERS) {
    seatBots(transition)
    broadcastRoom(transition)
  }
}

/** The wait for the others is over: the match starts with those present, if they are enough. */
export function beginMatch(transition: Transition): void {
  const present = presentOf(transition.state).length
  if (present < leastPeople(transition.state.settings)) {
    dissolve(transition)
    return
  }
  const bots = playersOf(transition.state).length - peopleOf(transition.state).length
  if (present + bots < MIN_PLAYERS) seatBots(transition)
  beginCountdown(transition, false)
  broadcastRoom(transition)
}

/** Who has not come by the time a match must start, in no order; nobody is missed where all said that they are ready. */
export function missingFromMatch({ match, phase, members }: RoomState): Member[] {
  if (!match || phase.kind !== 'starting' || phase.auto) return []
  return members.filter(({ connected }) => !connected)
}
