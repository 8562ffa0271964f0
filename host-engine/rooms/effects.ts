import type { Ports } from '../ports/ports.ts'
import type { Quiz } from '../rules/game/quiz.ts'
import type { RoomCommand } from '../rules/room-command.ts'
import { type Leaver, type RoomState, sessionIdOf } from '../rules/room-state.ts'
import type { Effect, GameResult } from '../rules/transition.ts'
import { playersOf } from '../rules/transition.ts'
import { createSpeaking } from './speaking.ts'

const RETRY_FIRST_MS = 500
/** It is all well again ten seconds after the database is back (OPS-12). */
const RETRY_MOST_MS = 5_000

interface EffectsOptions {
  readonly ports: Ports
  readonly state: () => RoomState
  readonly hasLine: (messageId: string) => boolean
  readonly perform: (command: RoomCommand) => void
}

/** A host's own quizzes, in the order in which they were given. */
function customQuizzes({ id, settings }: RoomState): Quiz[] {
  const { language, difficulty } = settings
  return (settings.customQuizzes ?? []).map((quiz, index) => ({
    id: `custom-${id}-${index + 1}`,
    language,
    difficulty,
    kind: 'question',
    category: quiz.category ?? '',
    prompt: quiz.prompt,
    answers: quiz.answers,
    ...(quiz.explanation ? { explanation: quiz.explanation } : {}),
  }))
}

/** Runs the effects that the rules return, and feeds their outcome back as commands. */
export function createEffects({ ports, state, hasLine, perform }: EffectsOptions) {
  const pending = new Set<Promise<void>>()
  const speaking = createSpeaking({ ports, hasLine, perform })

  /** Remembers work in progress, and logs its failure. */
  function track(work: Promise<void>, what: string): void {
    const tracked = work
      .catch((error: unknown) => ports.logger.error({ err: error, roomId: state().id }, what))
      .finally(() => pending.delete(tracked))
    pending.add(tracked)
  }

  let leaversNoted: Promise<void> = Promise.resolve()

  async function noteLeaver({ userId, leftAt }: Leaver): Promise<void> {
    const { id, settings, match } = state()
    const game = { sessionId: sessionIdOf(id), roomId: id, mode: settings.mode, matched: match !== null }
    await ports.results.noteLeaver({ ...game, userId, leftAt })
  }

  /** The players but the practice opponents. */
  const people = (): string[] => playersOf(state()).flatMap((player) => (player.isBot ? [] : [player.userId]))

  async function deal(startsAt: number): Promise<void> {
    if (!ports.admission.isOpen()) return perform({ type: 'call_off', startsAt })
    const { settings } = state()
    const quizzes = settings.customQuizzes
      ? customQuizzes(state())
      : await ports.quizzes.pick({
          language: settings.language,
          difficulty: settings.difficulty,
          category: settings.category,
          count: settings.rounds,
          players: people(),
          practice: playersOf(state()).some((player) => player.isBot),
        })
    perform({ type: 'deal', startsAt, quizzes })
  }

  async function markSeen(quizId: string): Promise<void> {
    if (state().settings.customQuizzes) return
    const present = playersOf(state()).filter((player) => player.connected && !player.isBot)
    await ports.quizzes.markSeen(
      quizId,
      present.map((player) => player.userId),
    )
  }

  /** A result is never given up: while it cannot be kept it is tried again, and the session's key makes it count once. */
  async function settle(result: GameResult): Promise<void> {
    // A leaver noted after the settlement would never be removed again.
    await Promise.allSettled([leaversNoted])
    for (let wait = RETRY_FIRST_MS; ; wait = Math.min(wait * 2, RETRY_MOST_MS)) {
      try {
        const rewards = await ports.results.settle(result)
        const progress = await ports.results.progressOf?.(result.sessionId)
        perform({ type: 'settled', rewards, ...(progress && { progress }) })
        return
      } catch (error) {
        ports.logger.error({ err: error, sessionId: result.sessionId }, 'a result could not be settled yet')
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  return {
    run(effect: Exclude<Effect, { type: 'close' | 'dismiss' }>): void {
      switch (effect.type) {
        case 'deal_quizzes':
          track(deal(effect.startsAt), 'no quizzes could be dealt')
          track(ports.spokenLines.prepare(people()), 'voices could not be prepared')
          break
        case 'mark_seen':
          track(markSeen(effect.quizId), 'a quiz could not be marked as seen')
          break
        case 'note_leaver':
          leaversNoted = Promise.allSettled([leaversNoted]).then(() => noteLeaver(effect.leaver))
          track(leaversNoted, 'a leaver could not be noted')
          break
        case 'settle':
          track(settle(effect.result), 'a result was lost')
          break
        case 'begun':
          track(ports.queue.begun(state().id, effect.userIds), 'players could not be taken out of the queue')
          break
        case 'requeue':
          track(
            ports.queue.requeue(state().id, effect.userIds),
            'players could not be put back into the queue',
          )
          break
        case 'speak':
          track(speaking.speak(effect.line), 'a line could not be spoken')
          break
        case 'free_seat':
          track(ports.directory.freeSeat(effect.userId, state().id), 'a seat could not be freed')
          break
      }
    },
    settled: async (): Promise<void> => {
      await Promise.all(pending)
    },
  }
}
