import {
  Button,
  Popover,
  SegmentedControl,
  Stack,
  Switch,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/account-menu.module.css'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { errorText } from '#renderer/lib/error-text.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { toast } from '#renderer/lib/toast.ts'
import { saveLanguage } from '#renderer/session/account-language.ts'
import { logOut } from '#renderer/session/sign-out.ts'
import type { User } from '#shared/schemas/user.ts'

const SCHEMES = ['dark', 'light', 'auto'] as const

/** Language, looks and the way out, behind the player's own face. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const motion = usePreferences((state) => state.motion)
  const label = t('common.nav.account', { name: user.username })
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.target} aria-label={label}>
          <PlayerAvatar avatar={user.avatar} size={40} />
          <span className={classes.name}>{user.username}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="sm">
          <strong className={classes.who}>{user.username}</strong>
          <span className={classes.caption}>{t('common.language.label')}</span>
          <LanguageSwitch
            full
            onChange={(language) => {
              saveLanguage(language).catch((error) => toast.error(errorText(error, t('language.saveFailed'))))
            }}
          />
          <span className={classes.caption}>{t('common.colorScheme.label')}</span>
          <SegmentedControl
            fullWidth
            aria-label={t('common.colorScheme.label')}
            value={colorScheme}
            onChange={(value) => setColorScheme(SCHEMES.find((one) => one === value) ?? 'dark')}
            data={SCHEMES.map((scheme) => ({ value: scheme, label: t(`common.colorScheme.${scheme}`) }))}
          />
          <Switch
            label={t('common.motion.label')}
            description={t('common.motion.hint')}
            checked={motion === 'reduced'}
            onChange={({ currentTarget }) =>
              setPreferences({ motion: currentTarget.checked ? 'reduced' : 'full' })
            }
          />
          <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={logOut}>
            {t('common.actions.logOut')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
