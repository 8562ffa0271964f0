import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AccountLanguage } from '#renderer/components/account-language.tsx'
import { EffectsSwitch } from '#renderer/components/effects-switch.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { SchemeField } from '#renderer/components/scheme-field.tsx'
import { SoundControl } from '#renderer/components/sound-control.tsx'
import { NicknameForm } from '#renderer/features/profile/nickname-form.tsx'
import { PlayerCard } from '#renderer/features/profile/player-card.tsx'
import classes from '#renderer/features/profile/profile-tab.module.css'
import { voicesTexts } from '#renderer/features/profile/voices/voices-texts.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { logOut } from '#renderer/session/sign-out.ts'

const Voices = lazyPart<object>(
  async () => (await import('#renderer/features/profile/voices/party-voices.tsx')).PartyVoices,
  voicesTexts,
)

/** Oneself at a party: a name, a face, a voice, and how this device looks and sounds. */
export function PartyProfilePage() {
  const { t } = useTranslation()
  // Between leaving and the navigation that follows it there is no user.
  const user = useSession((state) => state.user)
  if (!user) return null
  return (
    <PageShell
      title={t('party.you.title')}
      lead={t('party.you.lead')}
      aside={
        <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={logOut}>
          {t('party.you.leave')}
        </Button>
      }
    >
      <div className={classes.grid}>
        <PlayerCard user={user} online={undefined} rank={undefined} />
        <div className={classes.main}>
          <PageSection title={t('party.you.nickname')}>
            <NicknameForm user={user} />
          </PageSection>
          <PageSection title={t('party.you.look')}>
            <AccountLanguage />
            <SchemeField />
          </PageSection>
          <PageSection title={t('party.you.sound')}>
            <SoundControl />
            <EffectsSwitch />
          </PageSection>
          <Voices />
        </div>
      </div>
    </PageShell>
  )
}
