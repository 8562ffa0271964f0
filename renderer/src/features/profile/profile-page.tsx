import { Button, Tabs } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageShell } from '#renderer/components/page-shell.tsx'
import classes from '#renderer/features/profile/profile-page.module.css'
import { PROFILE_TABS } from '#renderer/features/profile/profile-tabs.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { logOut } from '#renderer/session/sign-out.ts'

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
        <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={logOut}>
          {t('common.actions.logOut')}
        </Button>
      }
    >
      <Tabs
        value={open}
        onChange={(tab) => setSearch(tab === null ? {} : { tab }, { replace: true })}
        keepMounted={false}
        classNames={{ list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }}
      >
        <Tabs.List aria-label={t('profile.tabs.label')}>
          {PROFILE_TABS.map(({ name, icon: Icon }) => (
            <Tabs.Tab key={name} value={name} leftSection={<Icon size={22} stroke={1.8} aria-hidden />}>
              {t(`profile.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PROFILE_TABS.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <Panel user={user} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </PageShell>
  )
}
