import { useEffect, useState } from 'react'
import { placesText } from '#renderer/features/game/places-text.ts'
import { useScene } from '#renderer/features/game/use-scene.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { onRoomEvent } from '#renderer/realtime/room/room-events.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { atSecondsLeft } from '#renderer/realtime/room/seconds-left.ts'

/** Seconds before the end at which the time is worth a word. */
const TIMES = [30, 10, 5]

/**
 * Tells screen readers the time and the places. Everything else speaks where it stands: a question, an answer, a result;
 * but not a question that has come with its screen, which no reader takes for a change.
 */
export function useGameAnnouncer(): void {
  const scene = useScene()
  const [first] = useState(scene)
  useEffect(() => {
    if (first.kind !== 'question') return
    announce(first.quiz.prompt, { priority: 'assertive', dedupeKey: `question ${first.quiz.id}` })
  }, [first])

  const asks = useRoomStore(({ model }) => model.phase === 'answering')
  const countdown = useRoomStore(({ model }) => model.countdown)
  useEffect(() => {
    if (!asks) return
    return atSecondsLeft(countdown, TIMES, (count) => announce(i18n.t('game.timer.left', { count })))
  }, [asks, countdown])

  useEffect(() => onRoomEvent('game_resumed', () => announce(i18n.t('game.pause.resumed'))), [])
  const kinds = useRoomStore(({ model }) => model.kinds)
  useEffect(() => onRoomEvent('game_finished', (result) => announce(placesText(result, kinds))), [kinds])
}
