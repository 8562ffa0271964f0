import { Button, Popover, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLogout, IconPencil, IconSettings, IconShieldLock, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountButton } from '#renderer/app/layouts/account-button.tsx'
import classes from '#renderer/app/layouts/account-menu.module.css'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { friendsButtonTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { settingsTexts } from '#renderer/lib/settings-texts.ts'
import { knowsAccounts, lacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'
import { logOut } from '#renderer/session/sign-out.ts'
import type { User } from '#shared/schemas/user.ts'

const FriendsEntry = lazyPart(
  async () => (await import('#renderer/features/friends/friends-entry.tsx')).FriendsEntry,
  friendsButtonTexts,
)

const SettingsDialog = lazyPart(
  async () => (await import('#renderer/components/settings/settings-dialog.tsx')).SettingsDialog,
)

interface AccountMenuProps {
  user: User
  level?: number | undefined
}

/** With its words. */
export async function withTexts() {
  await needTexts(settingsTexts)
  return AccountMenu
}

/** The ways to what is one's own, the settings and logout, behind the player's avatar. Fetched by the first press. */
function AccountMenu({ user, level }: AccountMenuProps) {
  const { t } = useTranslation()
  const label = t('common.nav.account', { name: user.username })
  const { target, opened, setOpened } = useOpenAtOnce<HTMLButtonElement>()
  const [hasSettings, settings] = useDisclosure(false)
  const wanted = useWasOpened(hasSettings)
  const closeSettings = () => {
    settings.close()
    // What opened them is gone with the menu.
    target.current?.focus()
  }
  return (
    <>
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
              justify="flex-start"
              leftSection={<IconUser size={20} aria-hidden />}
              onClick={() => setOpened(false)}
            >
              {t('common.nav.profile')}
            </Button>
            {knowsAccounts() && <FriendsEntry onOpen={() => setOpened(false)} />}
            {knowsAccounts() && !lacksAccount(user) && (
              <Button
                component={Link}
                to="/quizzes"
                variant="default"
                justify="flex-start"
                leftSection={<IconPencil size={20} aria-hidden />}
                onClick={() => setOpened(false)}
              >
                {t('meta.pages.quizzes')}
              </Button>
            )}
            <Button
              variant="default"
              justify="flex-start"
              leftSection={<IconSettings size={20} aria-hidden />}
              onClick={() => {
                setOpened(false)
                settings.open()
              }}
            >
              {t('settings.title')}
            </Button>
            {user.role === 'admin' && (
              <Button
                component={Link}
                to="/admin"
                variant="default"
                justify="flex-start"
                leftSection={<IconShieldLock size={20} aria-hidden />}
                onClick={() => setOpened(false)}
              >
                {t('meta.pages.admin')}
              </Button>
            )}
            <Button
              variant="default"
              justify="flex-start"
              leftSection={<IconLogout size={20} aria-hidden />}
              onClick={logOut}
            >
              {t(knowsAccounts() ? 'common.actions.logOut' : 'party.you.leave')}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {wanted && <SettingsDialog opened={hasSettings} onClose={closeSettings} onFailed={settings.close} />}
    </>
  )
}
