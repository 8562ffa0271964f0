import { useTranslation } from 'react-i18next'
import { Difficulty } from '#renderer/components/difficulty.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { LeaveButton } from '#renderer/components/play/leave-button.tsx'
import { modeKey } from '#renderer/components/play/mode-key.ts'
import { SensoryButton } from '#renderer/components/play/sensory-button.tsx'
import classes from '#renderer/features/game/game-head.module.css'
import { StandingButton } from '#renderer/features/game/standing-button.tsx'
import { TimerRing } from '#renderer/features/game/timer-ring.tsx'
import { useHostRights } from '#renderer/features/game/use-host-rights.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { FIRST_SHUT_MS, LEAVING_COSTS } from '#shared/constants/ranks.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Most players are no hosts. */
const HostBar = lazyPart<object>(async () => (await import('#renderer/features/game/host-bar.tsx')).HostBar)

/** Which round it is, of what kind, and how much time is left. */
export function GameHead({ room }: { room: Room }) {
  const { t } = useTranslation()
  const round = useRoomStore(({ model }) => model.session?.round ?? 0)
  const rounds = useRoomStore(({ model }) => model.session?.rounds ?? room.rounds)
  const quiz = useRoomStore(({ model }) => model.quiz)
  const over = useRoomStore(({ model }) => model.phase === 'finished')
  const hasTools = useHostRights()
  const warning =
    room.mode === 'ranked' && room.matched
      ? t('room.leave.ranked', { points: LEAVING_COSTS, minutes: FIRST_SHUT_MS / 60_000 })
      : t('room.leave.playing')
  return (
    <header className={classes.head}>
      {!over && <TimerRing />}
      <div className={classes.what}>
        <h1 className={classes.round}>
          {round > 0 ? t('game.round', { round, rounds }) : t('game.getReady')}
        </h1>
        <p className={classes.kind}>
          <span className={classes.name}>{room.matched ? t(modeKey(room)) : room.name}</span>
          {!over && <Difficulty level={quiz?.difficulty ?? room.difficulty} />}
        </p>
      </div>
      <StandingButton />
      {hasTools && <HostBar />}
      <SensoryButton />
      {!over && <LeaveButton className={classes.leave ?? ''} size="sm" warning={warning} />}
    </header>
  )
}
