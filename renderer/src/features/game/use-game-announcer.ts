import { useEffect } from 'react'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import type { Countdown } from '#renderer/realtime/board.ts'
import { onRoomEvent } from '#renderer/realtime/room-events.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'

/** Seconds before the end at which the time is worth a word. */
const TIMES = [30, 10, 5]

function followRounds(): () => void {
  const offs = [
    onRoomEvent('round_started', ({ round, rounds, quiz }) => {
      const letters = [...quiz.mask].filter((char) => char === '_').length
      const parts = [
        i18n.t('game.round', { round, rounds }),
        quiz.prompt,
        i18n.t('game.mask.letters', { count: letters }),
      ]
      announce(parts.join('. '), { priority: 'assertive', dedupeKey: `round ${quiz.id}` })
    }),
    onRoomEvent('guess_result', ({ result, points }) => {
      announce(
        result === 'correct'
          ? i18n.t('game.feedback.correctPoints', { points })
          : i18n.t(`game.feedback.${result}`),
      )
    }),
    onRoomEvent('round_ended', ({ answer, explanation }) => {
      announce([i18n.t('game.reveal.announce', { answer }), explanation ?? ''].join(' ').trim())
    }),
    onRoomEvent('game_paused', ({ reason }) => {
      announce(
        `${i18n.t('game.pause.title')}. ${i18n.t(reason === 'host' ? 'game.pause.host' : 'game.pause.players')}`,
      )
    }),
    onRoomEvent('game_resumed', () => announce(i18n.t('game.pause.resumed'))),
    onRoomEvent('game_finished', ({ winner }) => {
      announce(
        winner ? i18n.t('game.finished.winner', { name: winner.username }) : i18n.t('game.finished.noWinner'),
        {
          priority: 'assertive',
        },
      )
    }),
  ]
  return () => offs.forEach((off) => void off())
}

function followTime(countdown: Countdown): () => void {
  if (countdown.kind === 'stopped') return () => undefined
  const timers = TIMES.map((seconds) => ({
    seconds,
    wait: countdown.endsAt - performance.now() - seconds * 1000,
  }))
    .filter(({ wait }) => wait > 0)
    .map(({ seconds, wait }) =>
      setTimeout(() => announce(i18n.t('game.timer.left', { count: seconds })), wait),
    )
  return () => timers.forEach(clearTimeout)
}

/** Tells screen readers the course of a round, in few words. */
export function useGameAnnouncer(): void {
  useEffect(followRounds, [])
  const asks = useRoomStore(({ board }) => board.phase === 'answering')
  const countdown = useRoomStore(({ board }) => board.countdown)
  useEffect(() => {
    if (asks && countdown) return followTime(countdown)
  }, [asks, countdown])
}
