import { Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/account-menu.module.css'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { errorText } from '#renderer/lib/error-text.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { toast } from '#renderer/lib/toast.ts'
import { saveLanguage } from '#renderer/session/account-language.ts'
import { logOut } from '#renderer/session/sign-out.ts'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import type { User } from '#shared/schemas/user.ts'

const SCHEMES = ['dark', 'light', 'auto'] as const

export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const motion = usePreferences((state) => state.motion)
  const choose = (value: string) => {
    const language: Language = value === 'italian' ? 'italian' : 'english'
    saveLanguage(language).catch((error) => toast.error(errorText(error, t('language.saveFailed'))))
  }
  return (
    <Menu position="bottom-end" width={260} closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={t('common.nav.account', { name: user.username })}
        >
          <PlayerAvatar avatar={user.avatar} size={40} />
          <span className={classes.name}>{user.username}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('common.language.label')}</Menu.Label>
        <Menu.RadioGroup value={currentLanguage()} onChange={choose}>
          {LANGUAGES.map((language) => (
            <Menu.RadioItem key={language} value={language}>
              {t(`common.language.${language}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label>{t('common.colorScheme.label')}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(SCHEMES.find((one) => one === value) ?? 'dark')}
        >
          {SCHEMES.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {t(`common.colorScheme.${scheme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.CheckboxItem
          value="motion"
          checked={motion === 'reduced'}
          onChange={() => setPreferences({ motion: motion === 'reduced' ? 'full' : 'reduced' })}
        >
          {t('common.motion.label')}
          <Text span display="block" size="sm" c="dimmed">
            {t('common.motion.hint')}
          </Text>
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void logOut()}>
          {t('common.actions.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
