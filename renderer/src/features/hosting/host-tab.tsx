import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HostForm } from '#renderer/features/hosting/host-form.tsx'
import classes from '#renderer/features/hosting/host-tab.module.css'
import { PartyPanel } from '#renderer/features/hosting/party-panel.tsx'
import { useParty } from '#renderer/features/hosting/use-party.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

/** The party on this computer, or the form that starts one. */
export function HostTab({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  const party = useParty(desktop)
  if (party === null) return null
  switch (party.kind) {
    case 'none':
      return <HostForm desktop={desktop} ended={null} />
    case 'ended':
      return <HostForm desktop={desktop} ended={party.end} />
    case 'starting':
      return (
        <p role="status" className={classes.starting}>
          <Loader size={28} aria-hidden />
          {t('hosting.form.starting', { name: party.name })}
        </p>
      )
    case 'running':
      return <PartyPanel desktop={desktop} party={party} />
  }
}
