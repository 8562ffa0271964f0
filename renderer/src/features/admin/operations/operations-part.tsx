import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { Announcements } from '#renderer/features/admin/operations/announcements.tsx'
import { Costs } from '#renderer/features/admin/operations/costs.tsx'
import { HealthStates } from '#renderer/features/admin/operations/health-states.tsx'
import { MaintenanceState } from '#renderer/features/admin/operations/maintenance-state.tsx'
import { MinVersion } from '#renderer/features/admin/operations/min-version.tsx'
import classes from '#renderer/features/admin/operations/operations.module.css'
import { Switches } from '#renderer/features/admin/operations/switches.tsx'

const SECTIONS = [
  ['maintenance', MaintenanceState],
  ['announcements', Announcements],
  ['switches', Switches],
  ['version', MinVersion],
  ['health', HealthStates],
  ['costs', Costs],
] as const

/** /admin/operations: what is told to all players, what is open to them, and what it stands on. */
export function OperationsPart() {
  const { t } = useTranslation()
  return (
    <PageShell title={t('admin.parts.operations')} lead={t('adminOperations.lead')}>
      <div className={classes.sections}>
        {SECTIONS.map(([name, Section]) => (
          <PageSection key={name} title={t(`adminOperations.${name}.title`)}>
            <Section />
          </PageSection>
        ))}
      </div>
    </PageShell>
  )
}
