import { useTranslation } from 'react-i18next'
import { Mask } from '#renderer/components/play/mask.tsx'
import { useScoreRows } from '#renderer/components/play/use-score-rows.ts'
import { HintButton } from '#renderer/features/game/hint-button.tsx'
import { LateNote } from '#renderer/features/game/late-note.tsx'
import classes from '#renderer/features/game/pad-view.module.css'
import { isLate } from '#renderer/features/game/plays-from.ts'
import { Stamp } from '#renderer/features/game/stamp.tsx'
import { useScene } from '#renderer/features/game/use-scene.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** One's own score and the mask: the riddle is on the big screen. */
export function PadView() {
  const { t } = useTranslation()
  const scene = useScene()
  const mask = useRoomStore(({ model }) => model.mask)
  const me = useScoreRows().find(({ isMe }) => isMe)
  return (
    <section className={classes.pad} aria-label={t('stage.pad.on')} data-testid="pad">
      <p className={classes.look}>{t('stage.pad.look')}</p>
      <p className={classes.score}>
        <span>{t('stage.pad.score')}</span>
        <strong data-testid="pad-score">{formatNumber(me?.score ?? 0)}</strong>
        {me && <span>{t('game.place', { count: me.place, ordinal: true })}</span>}
      </p>
      {scene.kind === 'question' && (
        <>
          <Mask mask={mask ?? scene.quiz.mask} />
          <LateNote />
          <div>
            <HintButton />
          </div>
        </>
      )}
      {scene.kind === 'reveal' && <Earned />}
      <Stamp shows={scene.kind === 'question'} />
    </section>
  )
}

function Earned() {
  const { t } = useTranslation()
  const earned = useRoomStore(({ model }) => model.earned)
  const late = useRoomStore(({ model }) => isLate(model))
  if (late) return null
  return (
    <p className={classes.earned} role="status">
      {earned === null ? t('game.reveal.missed') : t('game.reveal.earned', { points: earned })}
    </p>
  )
}
