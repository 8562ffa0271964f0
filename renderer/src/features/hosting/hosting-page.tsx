import { Button, Group, Tabs } from '@mantine/core'
import { IconArrowLeft, IconBroadcast, IconDoorEnter, IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { SchemeSwitch } from '#renderer/components/scheme-switch.tsx'
import { leaveParty, pageLoad } from '#renderer/features/hosting/enter-party.ts'
import { HostTab } from '#renderer/features/hosting/host-tab.tsx'
import classes from '#renderer/features/hosting/hosting-page.module.css'
import { JoinTab } from '#renderer/features/hosting/join-tab.tsx'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

const JOIN = '/party/join'

/** Hosting a party on this computer, and finding one on its network: a page without a server of its own. */
export function HostingPage({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState(location.pathname === JOIN ? 'join' : 'host')
  const open = (next: string | null) => {
    history.replaceState(null, '', next === 'join' ? JOIN : '/party')
    setTab(next ?? 'host')
  }
  const tabClasses = { list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Logo size={36} />
        <div className={classes.tools}>
          <LanguageSwitch onChange={setLanguage} />
          <SchemeSwitch />
        </div>
      </header>
      <main id="content">
        <PageShell title={t('hosting.title')} lead={t('hosting.lead')} aside={<WayBack desktop={desktop} />}>
          <Tabs value={tab} onChange={open} keepMounted={false} classNames={tabClasses}>
            <Tabs.List aria-label={t('hosting.tabs.label')}>
              <Tabs.Tab value="host" leftSection={<IconBroadcast size={22} stroke={1.8} aria-hidden />}>
                {t('hosting.tabs.host')}
              </Tabs.Tab>
              <Tabs.Tab value="join" leftSection={<IconDoorEnter size={22} stroke={1.8} aria-hidden />}>
                {t('hosting.tabs.join')}
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="host">
              <HostTab desktop={desktop} />
            </Tabs.Panel>
            <Tabs.Panel value="join">
              <JoinTab desktop={desktop} />
            </Tabs.Panel>
          </Tabs>
        </PageShell>
      </main>
    </div>
  )
}

/** To the cloud; from a party, which one is at, also back to it. */
function WayBack({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  if (endpoint.kind === 'cloud')
    return (
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={() => pageLoad.open('/')}
      >
        {t('hosting.backToCloud')}
      </Button>
    )
  return (
    <div>
      <p className={classes.at}>{t('hosting.at', { address: new URL(endpoint.origin).host })}</p>
      <Group gap="xs">
        <Button leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={() => pageLoad.open('/')}>
          {t('hosting.goBack')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={() => leaveParty(desktop)}
        >
          {t('hosting.leave')}
        </Button>
      </Group>
    </div>
  )
}
