import { HINTS_PER_ROUND } from '#shared/constants/limits.ts'
import { hasAnswered } from '../room/chat-policy.ts'
import { playsRound } from '../room/late-seats.ts'
import { type RoomState, type Round, STAGE, sessionIdOf, type UserId, type Viewer } from '../room-state.ts'
import { answer, draw, emit, memberOf, type Reply, refuse, setRound, type Transition } from '../transition.ts'
import { hiddenPositions, maskAnswer, nextReveal } from './mask.ts'

const answerOf = (round: Round): string => round.quiz.answers[0] ?? ''

/** What is open for this viewer: the own hints, then what opened for everyone, as long as one letter stays hidden. */
function openedFor(round: Round, viewer: Viewer): Set<number> {
  const hidden = hiddenPositions(answerOf(round)).length
  const opened = new Set(viewer === STAGE ? [] : round.hints[viewer])
  for (const position of round.opened) if (opened.size < hidden - 1) opened.add(position)
  return opened
}

export const maskFor = (round: Round, viewer: Viewer): string =>
  maskAnswer(answerOf(round), openedFor(round, viewer))

/** What this member sees of it: who presents the game knows what they have written. */
export const maskSeenBy = (state: RoomState, round: Round, viewer: Viewer): string =>
  viewer !== STAGE && memberOf(state, viewer)?.role === 'presenter' ? answerOf(round) : maskFor(round, viewer)

/** Shows who presents the game what is looked for. */
export function showPresenters(transition: Transition, round: Round): void {
  const { members, id } = transition.state
  const presenters = members.filter(({ role }) => role === 'presenter').map(({ userId }) => userId)
  emit(transition, presenters, 'mask_updated', {
    gameSessionId: sessionIdOf(id),
    round: round.number,
    mask: answerOf(round),
    hintsTaken: 0,
  })
}

/** From half of its time on a quiz is seen, or from when its answer is told: until then a round may be cut short (GAME-48). */
export function markSeen(transition: Transition, { quiz, openings }: Round): void {
  if (openings === 0) transition.effects.push({ type: 'mark_seen', quizId: quiz.id })
}

/** Opens one more letter for everyone, and sends each player their own mask, big screens the common one. */
export function openLetter(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const { round, sessionId } = transition.state.phase.game
  if (!round) return
  markSeen(transition, round)
  const position = nextReveal(answerOf(round), new Set(round.opened), () => draw(transition))
  const opened = position === null ? round.opened : [...round.opened, position]
  const next = { ...round, opened, openings: round.openings + 1 }
  setRound(transition, next)
  if (position === null) return
  const opening = { gameSessionId: sessionId, round: next.number }
  for (const { viewers, ...seen } of sameMasks(transition, next))
    emit(transition, viewers, 'mask_updated', { ...opening, ...seen })
  if (transition.state.stages > 0)
    emit(transition, 'stages', 'mask_updated', { ...opening, mask: maskFor(next, STAGE), hintsTaken: 0 })
}

/** Most see the same mask: one frame for all of them, not one each. */
function sameMasks(transition: Transition, round: Round) {
  const groups = new Map<string, { mask: string; hintsTaken: number; viewers: UserId[] }>()
  for (const { userId } of transition.state.members) {
    const hintsTaken = round.hints[userId]?.length ?? 0
    const mask = maskSeenBy(transition.state, round, userId)
    const group = groups.get(`${hintsTaken} ${mask}`) ?? { mask, hintsTaken, viewers: [] }
    group.viewers.push(userId)
    groups.set(`${hintsTaken} ${mask}`, group)
  }
  return groups.values()
}

/** Opens one more letter for the asker alone; each costs a quarter of the round's points (HINT-1 to 3). */
export function takeHint(transition: Transition, userId: UserId): Reply {
  const member = memberOf(transition.state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  if (member.role !== 'player' || hasAnswered(transition.state, userId)) return refuse('FORBIDDEN')
  const { phase } = transition.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering' || !phase.game.round)
    return refuse('NO_ROUND_RUNNING')
  const { round, sessionId } = phase.game
  if (!playsRound(member, round.number)) return refuse('NO_ROUND_RUNNING')
  const taken = round.hints[userId] ?? []
  if (taken.length >= HINTS_PER_ROUND) return refuse('NO_HINT_LEFT')
  const position = nextReveal(answerOf(round), openedFor(round, userId), () => draw(transition))
  if (position === null) return refuse('NO_HINT_LEFT')
  const next = { ...round, hints: { ...round.hints, [userId]: [...taken, position] } }
  setRound(transition, next)
  const told = { mask: maskFor(next, userId), hintsTaken: taken.length + 1 }
  emit(transition, [userId], 'mask_updated', { gameSessionId: sessionId, round: round.number, ...told })
  return answer(told)
}
