import { useTranslation } from 'react-i18next'
import { Difficulty } from '#renderer/components/difficulty.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PlainSwitch } from '#renderer/components/plain-switch.tsx'
import { hasHostRights } from '#renderer/components/play/host-rights.ts'
import { factorName, roundSeconds } from '#renderer/components/room-settings/room-rules.ts'
import { ChangeRules } from '#renderer/features/room/change-rules.tsx'
import { Rule } from '#renderer/features/room/rule.tsx'
import classes from '#renderer/features/room/rules-card.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { lockRoom } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Room } from '#shared/schemas/room.ts'

const MoreRules = lazyPart(async () => (await import('#renderer/features/room/more-rules.tsx')).withTexts())

/** What will be played, for all to see; and the host's lock. */
export function RulesCard({ room }: { room: Room }) {
  const { t } = useTranslation()
  const hostRules = useRoomStore(({ model }) => hasHostRights(room, model.me))
  return (
    <section className={classes.card} aria-labelledby="room-rules" data-part="rules">
      <div className={classes.head}>
        <h2 className={classes.heading} id="room-rules">
          {t('room.rules.heading')}
        </h2>
        {hostRules && <ChangeRules room={room} />}
      </div>
      <dl className={classes.rules}>
        <Rule name={t('room.rules.rounds')}>{room.rounds}</Rule>
        <Rule name={t('room.rules.time')}>
          {t('room.rules.seconds', { value: formatNumber(roundSeconds(room)) })}
        </Rule>
        {room.timeFactor !== 1 && (
          <Rule name={t('room.rules.timers')}>
            {t('room.rules.timersRelaxed', {
              factor: t(`createLobby.timers.${factorName(room.timeFactor)}`),
            })}
          </Rule>
        )}
        {room.strictness !== 'normal' && (
          <Rule name={t('room.rules.judge')}>{t(`createLobby.judge.${room.strictness}`)}</Rule>
        )}
        <Rule name={t('room.rules.difficulty')}>
          <Difficulty level={room.difficulty} />
        </Rule>
        <Rule name={t('room.rules.language')}>{t(`common.language.${room.language}`)}</Rule>
        <Rule name={t('room.rules.quizzes')}>
          {t(room.customQuizzes ? 'room.rules.quizzesOwn' : 'room.rules.quizzesBank')}
        </Rule>
        {!room.matched && <MoreRules room={room} />}
        {room.tokenReward > 0 && (
          <Rule name={t('room.rules.reward')}>
            {t('common.r3', { value: formatNumber(room.tokenReward) })}
          </Rule>
        )}
      </dl>
      {hostRules ? (
        <div className={classes.lock}>
          <PlainSwitch
            label={t('room.rules.lock')}
            hint={t('room.rules.lockHint')}
            checked={room.locked}
            onChange={(locked) => void lockRoom(locked)}
          />
        </div>
      ) : (
        room.locked && !room.matched && <p className={classes.lock}>{t('room.rules.locked')}</p>
      )}
    </section>
  )
}
