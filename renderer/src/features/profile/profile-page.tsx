import { Button, Group } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { PageTabs } from '#renderer/components/page-tabs.tsx'
import { PROFILE_TABS } from '#renderer/features/profile/profile-tabs.ts'
import { settingsTexts } from '#renderer/lib/settings-texts.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { logOut } from '#renderer/session/sign-out.ts'

const SettingsButton = lazyPart(
  async () => (await import('#renderer/components/settings/settings-button.tsx')).SettingsButton,
  settingsTexts,
)

/** One's own account. Which tab is open stands in the address: `?tab=security`. */
export function ProfilePage() {
  const { t } = useTranslation()
  // Between a logout and the navigation that follows it there is no user.
  const user = useSession((state) => state.user)
  const [search, setSearch] = useSearchParams()
  const { name: open } = PROFILE_TABS.find(({ name }) => name === search.get('tab')) ?? PROFILE_TABS[0]
  if (!user) return null
  return (
    <PageShell
      title={t('profile.title')}
      aside={
        <Group gap="sm">
          <SettingsButton look="button" />
          <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={logOut}>
            {t('common.actions.logOut')}
          </Button>
        </Group>
      }
    >
      <PageTabs
        label={t('profile.tabs.label')}
        tabs={PROFILE_TABS.map(({ name, icon, Panel }) => ({
          name,
          icon,
          title: t(`profile.tabs.${name}`),
          panel: <Panel user={user} />,
        }))}
        open={open}
        onOpen={(tab) => setSearch({ tab }, { replace: true })}
      />
    </PageShell>
  )
}
