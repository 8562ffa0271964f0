import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Difficulty } from '#renderer/components/difficulty.tsx'
import classes from '#renderer/features/auth/invite-facts.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import type { Invite } from '#shared/schemas/invite.ts'

/** What is played where the invitation leads. */
export function InviteFacts({ invite }: { invite: Invite }) {
  const { t } = useTranslation()
  const { name, host, players, maxPlayers, language, rounds, timePerRound, difficulty } = invite
  return (
    <section className={classes.card} aria-labelledby="invite-room" data-testid="invite">
      <h2 id="invite-room" className={classes.name} lang={language === 'italian' ? 'it' : 'en'}>
        {name}
      </h2>
      <dl className={classes.facts}>
        <Fact name={t('guest.invite.players')}>
          {t('guest.invite.playersOf', { players, of: maxPlayers })}
        </Fact>
        <Fact name={t('guest.invite.language')}>{t(`common.language.${language}`)}</Fact>
        <Fact name={t('guest.invite.rounds')}>
          {t('guest.invite.roundsOf', { rounds, seconds: formatNumber(timePerRound) })}
        </Fact>
        <Fact name={t('guest.invite.difficulty')}>
          <Difficulty level={difficulty} />
        </Fact>
        <Fact name={t('guest.invite.password')}>
          {invite.needsPassword ? t('guest.invite.passwordYes', { host }) : t('guest.invite.passwordNo')}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
