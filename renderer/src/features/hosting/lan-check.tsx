import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconStethoscope } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/hosting/lan-check.module.css'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { Finding } from '#shared/desktop/host-process.ts'

const SIGNS: Record<Finding['code'], typeof IconCheck> = {
  port_taken: IconAlertTriangle,
  no_network: IconAlertTriangle,
  not_reachable: IconAlertTriangle,
  not_open: IconAlertTriangle,
  no_peer_seen: IconInfoCircle,
  several_addresses: IconInfoCircle,
  ready: IconCheck,
}

type Outcome = 'not yet' | 'running' | Finding[] | null

/** Says in words what keeps others out, and what to do about it. */
export function LanCheck({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>('not yet')
  const isRunning = outcome === 'running'
  const run = () => {
    setOutcome('running')
    desktop.party.check().then(setOutcome, () => setOutcome(null))
  }
  return (
    <section className={classes.check} aria-labelledby="check-title">
      <div className={classes.head}>
        <div>
          <h2 id="check-title" className={classes.title}>
            {t('hosting.check.title')}
          </h2>
          <p className={classes.lead}>{t('hosting.check.lead')}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconStethoscope size={20} aria-hidden />}
          aria-disabled={isRunning}
          onClick={() => !isRunning && run()}
        >
          {isRunning ? t('hosting.check.running') : t('hosting.check.run')}
        </Button>
      </div>
      <div role="status">
        {outcome === null && <p className={classes.lead}>{t('hosting.check.none')}</p>}
        {Array.isArray(outcome) && (
          <ul className={classes.findings}>
            {outcome.map((finding) => (
              <Advice key={finding.code} finding={finding} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Advice({ finding }: { finding: Finding }) {
  const { t } = useTranslation()
  const Sign = SIGNS[finding.code]
  const words = 'others' in finding ? { ...finding, others: finding.others.join(', ') } : { ...finding }
  return (
    <li data-finding={finding.code}>
      <Sign size={24} aria-hidden />
      <span>{t(`lan.findings.${finding.code}`, words)}</span>
    </li>
  )
}
