import { CloseButton } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { closeNotice, useClosedNotice } from '#renderer/app/maintenance/closed-notice.ts'
import classes from '#renderer/app/maintenance/maintenance-banner.module.css'
import { Duration, messageOf, SupportLink } from '#renderer/app/maintenance/notice-parts.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { useServerStatus } from '#renderer/lib/server-status.ts'

/** Announces maintenance, until the player has closed it. */
export function MaintenanceBanner() {
  const { t } = useTranslation()
  const status = useServerStatus()
  const closed = useClosedNotice((state) => state.startsAt)
  const { startsAt, durationMinutes, supportUrl } = status
  if (startsAt === undefined || startsAt === closed) return null
  const message = messageOf(status)
  return (
    <section
      className={classes.banner}
      aria-label={t('maintenance.banner.label')}
      data-testid="maintenance-banner"
    >
      <IconTool size={22} aria-hidden className={classes.icon} />
      <p className={classes.text} role="status">
        <span>
          {t('maintenance.banner.text', { moment: formatMoment(startsAt) })}
          <Duration minutes={durationMinutes} />
          {message !== undefined && ` ${message}`}
        </span>
        <SupportLink url={supportUrl} />
      </p>
      <CloseButton aria-label={t('maintenance.banner.close')} onClick={() => closeNotice(startsAt)} />
    </section>
  )
}
