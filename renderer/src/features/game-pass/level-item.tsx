import { Button } from '@mantine/core'
import { IconCheck, IconCoin, IconLock, IconMicrophone2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type PrizeState, prizeState } from '#renderer/features/game-pass/pass-query.ts'
import { rewardText } from '#renderer/features/game-pass/reward-text.ts'
import classes from '#renderer/features/game-pass/track.module.css'
import type { PassCalls } from '#renderer/features/game-pass/use-pass-calls.ts'
import { PASS_TRACKS, type PassTrack } from '#shared/constants/game.ts'
import type { GamePass, PassLevel } from '#shared/schemas/game-pass.ts'

interface LevelItemProps {
  pass: GamePass
  level: PassLevel
  calls: PassCalls
  /** By the Tab key: one of all. */
  isReachable: boolean
  onReached: () => void
}

export function LevelItem({ pass, level, calls, isReachable, onReached }: LevelItemProps) {
  const { t } = useTranslation()
  const stateOf = (track: PassTrack): PrizeState => prizeState(pass, level, track)
  const prizes = PASS_TRACKS.map((track) =>
    t('pass.prizeOf', {
      track: t(`pass.trackName.${track}`),
      reward: rewardText(level[track].reward),
      state: t(`pass.state.${stateOf(track)}`),
    }),
  ).join('; ')
  const isHere = level.level === pass.level
  return (
    <li
      className={classes.level}
      aria-label={t('pass.itemOf', { level: level.level, prizes })}
      aria-current={isHere ? 'step' : undefined}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onReached}
      data-reached={level.level <= pass.level}
      data-testid={`pass-level-${level.level}`}
    >
      <Prize level={level} track="free" state={stateOf('free')} calls={calls} />
      <span className={classes.number}>
        <b>{level.level}</b>
        {isHere && <small>{t('pass.here')}</small>}
      </span>
      <Prize level={level} track="premium" state={stateOf('premium')} calls={calls} />
    </li>
  )
}

interface PrizeProps {
  level: PassLevel
  track: PassTrack
  state: PrizeState
  calls: PassCalls
}

function Prize({ level, track, state, calls }: PrizeProps) {
  const { t } = useTranslation()
  const { reward } = level[track]
  const words = rewardText(reward)
  const Mark = reward.currency === 'r3' ? IconCoin : IconMicrophone2
  return (
    <div className={classes.prize} data-track={track} data-state={state}>
      <span className={classes.name}>{t(`pass.track.${track}`)}</span>
      <Mark className={classes.mark} size={30} stroke={1.6} aria-hidden />
      <strong>{words}</strong>
      <span className={classes.foot}>
        {state === 'open' ? (
          <Button
            size="compact-md"
            loading={calls.pending === `${level.level} ${track}`}
            aria-label={t('pass.claimOf', {
              level: level.level,
              track: t(`pass.trackName.${track}`),
              reward: words,
            })}
            onClick={() => void calls.claim(level.level, track)}
          >
            {t('pass.claim')}
          </Button>
        ) : (
          <small>
            {state === 'claimed' && <IconCheck size={16} stroke={3} aria-hidden />}
            {state === 'locked' && <IconLock size={16} aria-hidden />}
            {t(`pass.state.${state}`)}
          </small>
        )}
      </span>
    </div>
  )
}
