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

/** Ongoing or planned maintenance. A failed status call counts as ongoing. */
function Maintenance({ status }: { status: Partial<Status> }) {
  const { t } = useTranslation()
  const { closed } = useClosedNotices()
  const { maintenance, kind, startsAt, durationMinutes, supportUrl } = status
  const isPlanned = maintenance !== true
  if (isPlanned && (startsAt === undefined || closed.includes(startsAt))) return null
  const moment = startsAt === undefined ? undefined : formatMoment(startsAt)
  const message = messageOf(status)
  const takes = durationMinutes !== undefined && ` ${t('maintenance.takes', { count: durationMinutes })}`
  const isSilent = !isPlanned && kind === undefined
  return (
    <Notice
      label={t(
        isPlanned ? 'maintenance.banner.label' : isSilent ? 'maintenance.silentTitle' : 'maintenance.title',
      )}
      testId="maintenance-banner"
      {...(isPlanned &&
        startsAt !== undefined && {
          close: { label: t('maintenance.banner.close'), act: () => closeNotice(startsAt) },
        })}
    >
      {isPlanned ? (
        <span>
          {t('maintenance.banner.text', { moment })}
          {takes}
          {message !== undefined && ` ${message}`}
        </span>
      ) : (
        <>
          <strong>{t(isSilent ? 'maintenance.silentTitle' : 'maintenance.title')}</strong>
          <span>
            {isSilent ? t('maintenance.silent') : (message ?? t('maintenance.text'))}
            {moment !== undefined && ` ${t('maintenance.began', { moment })}`}
            {takes}
          </span>
        </>
      )}
      {supportUrl !== undefined && (
        <a href={supportUrl} target="_blank" rel="noreferrer">
          {t('maintenance.support')}
        </a>
      )}
    </Notice>
  )
}

export function LandingNoticePart({ status }: { status: Partial<Status> }) {
  const { t } = useTranslation()
  const { closed } = useClosedNotices()
  return (
    <>
      <Maintenance status={status} />
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
