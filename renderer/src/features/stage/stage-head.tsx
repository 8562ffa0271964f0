import { useTranslation } from 'react-i18next'
import { CountRing } from '#renderer/components/play/count-ring.tsx'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import classes from '#renderer/features/stage/stage-head.module.css'
import { StageWayIn } from '#renderer/features/stage/stage-way-in.tsx'
import { takesLatePlayers } from '#renderer/features/stage/takes-late-players.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Number of the round, time left, and the way in for those who come late. */
export function StageHead({ room }: { room: Room }) {
  const { t } = useTranslation()
  const round = useRoomStore(({ model }) => model.session?.round ?? 0)
  const rounds = useRoomStore(({ model }) => model.session?.rounds ?? room.rounds)
  const quiz = useRoomStore(({ model }) => model.quiz)
  const isBetween = useRoomStore(({ model }) => model.phase === 'between')
  const left = useCountdown(useRoomStore(({ model }) => model.countdown))
  return (
    <header className={classes.head}>
      {left?.share != null && (
        <div className={classes.bar} aria-hidden="true">
          <span style={{ transform: `scaleX(${left.share})` }} />
        </div>
      )}
      <div className={classes.what}>
        <h1 className={classes.round}>
          {round === rounds && rounds > 1 ? t('stage.final') : t('game.round', { round, rounds })}
        </h1>
        {quiz && (
          <p className={classes.kind}>
            {t(`game.kind.${quiz.kind}`)}
            {quiz.category && ` · ${quiz.category}`}
          </p>
        )}
      </div>
      {left && isBetween && <p className={classes.next}>{t('game.reveal.next', { count: left.seconds })}</p>}
      {left && left.share !== null && (
        <div className={classes.clock}>
          <CountRing left={left} label={t('game.timer.left', { count: left.seconds })} />
        </div>
      )}
      {room.inviteCode !== undefined && takesLatePlayers(room, round) && (
        <StageWayIn code={room.inviteCode} />
      )}
    </header>
  )
}
