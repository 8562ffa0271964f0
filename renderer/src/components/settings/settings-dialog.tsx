import { Anchor, Stack, Switch, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountLanguage } from '#renderer/components/account-language.tsx'
import { CaptionedChoice } from '#renderer/components/captioned-choice.tsx'
import { ChatSpeechField } from '#renderer/components/chat-speech-field.tsx'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { ReactionsSwitch } from '#renderer/components/reactions-switch.tsx'
import { factorName } from '#renderer/components/room-settings/room-rules.ts'
import { SchemeField } from '#renderer/components/scheme-field.tsx'
import classes from '#renderer/components/settings/settings-dialog.module.css'
import { SoundControl } from '#renderer/components/sound-control.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { TIME_FACTORS } from '#shared/constants/game.ts'

interface SettingsDialogProps {
  opened: boolean
  onClose: () => void
}

const MOTIONS = ['system', 'reduced', 'full'] as const

/** Everything about this device in one place, and the ways to what belongs to the account. */
export function SettingsDialog({ opened, onClose }: SettingsDialogProps) {
  const { t } = useTranslation()
  const isSignedIn = useSession((state) => state.user !== null)
  return (
    <ModalDialog opened={opened} onClose={onClose} size="lg" title={t('settings.title')}>
      <Text c="var(--rr-muted)">{t('settings.lead')}</Text>
      <Part title={t('settings.look')}>
        {isSignedIn ? <AccountLanguage /> : <LanguageSwitch full onChange={setLanguage} />}
        <SchemeField />
      </Part>
      <Part title={t('settings.sound.label')}>
        <SoundControl />
        <MotionField />
      </Part>
      <Part title={t('settings.play')}>
        <ReactionsSwitch />
        <KeySwitches />
        <ChatSpeechField />
        <TimersField />
      </Part>
      {isSignedIn && knowsAccounts() && (
        <Part title={t('settings.account.title')}>
          <AccountLinks onLeave={onClose} />
        </Part>
      )}
    </ModalDialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className={classes.name}>
        {title}
      </h3>
      <Stack gap="md">{children}</Stack>
    </section>
  )
}

/** Unlike the switch of a game this also leads back to the device's own setting. */
function MotionField() {
  const { t } = useTranslation()
  const motion = usePreferences((state) => state.motion)
  return (
    <CaptionedChoice
      label={t('settings.motion.choice')}
      value={motion}
      onChange={(chosen) => setPreferences({ motion: chosen })}
      options={MOTIONS.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
    />
  )
}

function KeySwitches() {
  const { t } = useTranslation()
  const shortcuts = usePreferences((state) => state.shortcuts)
  const codeHidden = usePreferences((state) => state.codeHidden)
  return (
    <>
      <Switch
        label={t('settings.shortcuts')}
        description={t('settings.shortcutsHint')}
        checked={shortcuts}
        onChange={({ currentTarget }) => setPreferences({ shortcuts: currentTarget.checked })}
      />
      <Switch
        label={t('settings.codeHidden')}
        description={t('settings.codeHiddenHint')}
        checked={codeHidden}
        onChange={({ currentTarget }) => setPreferences({ codeHidden: currentTarget.checked })}
      />
    </>
  )
}

function TimersField() {
  const { t } = useTranslation()
  const timeFactor = usePreferences((state) => state.timeFactor)
  return (
    <CaptionedChoice
      label={t('settings.timers.label')}
      hint={t('settings.timers.hint')}
      value={factorName(timeFactor)}
      onChange={(name) =>
        setPreferences({ timeFactor: TIME_FACTORS.find((factor) => factorName(factor) === name) ?? 1 })
      }
      options={TIME_FACTORS.map(factorName).map((value) => ({ value, label: t(`settings.timers.${value}`) }))}
    />
  )
}

const ACCOUNT_LINKS = ['profile', 'security', 'voice'] as const

function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.links}>
      {ACCOUNT_LINKS.map((tab) => (
        <li key={tab}>
          <Anchor component={Link} to={`/profile?tab=${tab}`} onClick={onLeave}>
            {t(`settings.account.${tab}`)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
