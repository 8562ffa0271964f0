import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '#renderer/components/plain-controls.module.css'
import classes from '#renderer/features/landing/landing-notice.module.css'
import { closeNotice, useClosedNotices } from '#renderer/lib/closed-notices.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { messageOf } from '#renderer/lib/notice-message.ts'
import type { Status } from '#shared/schemas/status.ts'

interface NoticeProps {
  label: string
  testId: string
  /** Label and action of the close button. Ongoing maintenance has none. */
  close?: { label: string; act: () => void }
  children: ReactNode
}

const Notice = ({ label, testId, close, children }: NoticeProps) => (
  <section className={classes.notice} aria-label={label} data-testid={testId}>
    <p className={classes.text} role="status">
      {children}
    </p>
    {close && (
      <button type="button" className={controls.quiet} aria-label={close.label} onClick={close.act}>
        <IconX size={20} aria-hidden />
      </button>
    )}
  </section>
)

interface MaintenanceProps {
  status: Partial<Status>
}

/** Expected duration of maintenance, as the end of a sentence. */
function Duration({ status: { durationMinutes } }: MaintenanceProps) {
  const { t } = useTranslation()
  return durationMinutes !== undefined && ` ${t('maintenance.takes', { count: durationMinutes })}`
}

function Support({ status: { supportUrl } }: MaintenanceProps) {
  const { t } = useTranslation()
  if (supportUrl === undefined) return null
  return (
    <a href={supportUrl} target="_blank" rel="noreferrer">
      {t('maintenance.support')}
    </a>
  )
}

/** Ongoing maintenance, or a failed status call, which has no `kind`. */
function Ongoing({ status }: MaintenanceProps) {
  const { t } = useTranslation()
  const { kind, startsAt } = status
  const isSilent = kind === undefined
  const title = t(isSilent ? 'maintenance.silentTitle' : 'maintenance.title')
  return (
    <Notice label={title} testId="maintenance-banner">
      <strong>{title}</strong>
      <span>
        {isSilent ? t('maintenance.silent') : (messageOf(status) ?? t('maintenance.text'))}
        {startsAt !== undefined && ` ${t('maintenance.began', { moment: formatMoment(startsAt) })}`}
        <Duration status={status} />
      </span>
      <Support status={status} />
    </Notice>
  )
}

/** Planned maintenance until the visitor closes it. */
function Planned({ status }: MaintenanceProps) {
  const { t } = useTranslation()
  const { closed } = useClosedNotices()
  const { startsAt } = status
  if (startsAt === undefined || closed.includes(startsAt)) return null
  const message = messageOf(status)
  return (
    <Notice
      label={t('maintenance.banner.label')}
      testId="maintenance-banner"
      close={{ label: t('maintenance.banner.close'), act: () => closeNotice(startsAt) }}
    >
      <span>
        {t('maintenance.banner.text', { moment: formatMoment(startsAt) })}
        <Duration status={status} />
        {message !== undefined && ` ${message}`}
      </span>
      <Support status={status} />
    </Notice>
  )
}

export function LandingNoticePart({ status }: { status: Partial<Status> }) {
  const { t } = useTranslation()
  const { closed } = useClosedNotices()
  return (
    <>
      {status.maintenance === true ? <Ongoing status={status} /> : <Planned status={status} />}
      {(status.announcements ?? [])
        .filter(({ id }) => !closed.includes(id))
        .map(({ id, texts }) => (
          <Notice
            key={id}
            label={t('maintenance.announcement.label')}
            testId="announcement"
            close={{ label: t('maintenance.announcement.close'), act: () => closeNotice(id) }}
          >
            {texts[currentLanguage()]}
          </Notice>
        ))}
    </>
  )
}
