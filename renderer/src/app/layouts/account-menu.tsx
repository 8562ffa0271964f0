import { Button, Popover, Stack } from '@mantine/core'
import { IconLogout, IconPencil, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountButton } from '#renderer/app/layouts/account-button.tsx'
import classes from '#renderer/app/layouts/account-menu.module.css'
import { AccountLanguage } from '#renderer/components/account-language.tsx'
import { EffectsSwitch } from '#renderer/components/effects-switch.tsx'
import { SchemeField } from '#renderer/components/scheme-field.tsx'
import { SoundControl } from '#renderer/components/sound-control.tsx'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'
import { knowsAccounts, lacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'
import { logOut } from '#renderer/session/sign-out.ts'
import type { User } from '#shared/schemas/user.ts'

/** Language, colour scheme and logout, behind the player's avatar. Fetched by the first press. */
export function AccountMenu({ user, level }: { user: User; level?: number | undefined }) {
  const { t } = useTranslation()
  const label = t('common.nav.account', { name: user.username })
  const { target, opened, setOpened } = useOpenAtOnce<HTMLButtonElement>()
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <AccountButton ref={target} user={user} level={level} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="sm">
          <strong className={classes.who}>{user.username}</strong>
          {lacksAccount(user) && (
            <Button
              onClick={() => {
                setOpened(false)
                offerAccount('keep')
              }}
            >
              {t('common.actions.claim')}
            </Button>
          )}
          <Button
            component={Link}
            to="/profile"
            variant="default"
            leftSection={<IconUser size={20} aria-hidden />}
            onClick={() => setOpened(false)}
          >
            {t('common.nav.profile')}
          </Button>
          {knowsAccounts() && !lacksAccount(user) && (
            <Button
              component={Link}
              to="/quizzes"
              variant="default"
              leftSection={<IconPencil size={20} aria-hidden />}
              onClick={() => setOpened(false)}
            >
              {t('meta.pages.quizzes')}
            </Button>
          )}
          <span className={classes.caption}>{t('common.language.label')}</span>
          <AccountLanguage />
          <span className={classes.caption}>{t('common.colorScheme.label')}</span>
          <SchemeField />
          <span className={classes.caption}>{t('common.sound.label')}</span>
          <SoundControl />
          <EffectsSwitch />
          <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={logOut}>
            {t(knowsAccounts() ? 'common.actions.logOut' : 'party.you.leave')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
