import { useTranslation } from 'react-i18next'
import { Meter } from '#renderer/components/meter.tsx'
import classes from '#renderer/features/game/own-game.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { currentLocale } from '#renderer/lib/i18n.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { levelProgress } from '#shared/levels.ts'
import type { OwnGame as OwnGameResult } from '#shared/protocol/parts.ts'

const percent = (share: number) => new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(share)
const tenths = (ms: number) => formatNumber(Math.round(ms / 100) / 10)

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** What the game was for the player: how well it went, and how far it brought them. */
export function OwnGame({ own }: { own: OwnGameResult }) {
  const { t } = useTranslation()
  const score = useRoomStore(
    ({ model }) => model.session?.scores.find(({ userId }) => userId === model.me)?.score,
  )
  const { place, accuracy, fastestMs, streak, level } = own
  const none = t('podium.yours.none')
  return (
    <section className={classes.own} aria-labelledby="own-game" data-testid="own-game">
      <h3 className={classes.heading} id="own-game">
        {t('podium.yours.heading')}
      </h3>
      <dl className={classes.figures}>
        <Figure name={t('podium.yours.place')} value={t('game.place', { count: place, ordinal: true })} />
        {score !== undefined && <Figure name={t('podium.yours.points')} value={formatNumber(score)} />}
        <Figure name={t('podium.yours.accuracy')} value={accuracy === null ? none : percent(accuracy)} />
        <Figure
          name={t('podium.yours.fastest')}
          value={fastestMs === null ? none : t('podium.yours.seconds', { value: tenths(fastestMs) })}
        />
        <Figure name={t('podium.yours.streak')} value={streak === 0 ? none : formatNumber(streak)} />
      </dl>
      {level && (
        <Meter
          label={t(level.after > level.before ? 'podium.yours.levelUp' : 'podium.yours.level', {
            level: formatNumber(level.after),
          })}
          share={levelProgress(level.xp.after)}
          from={{ share: levelProgress(level.xp.before), step: level.after - level.before }}
        />
      )}
    </section>
  )
}
