import { IconTool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NoticeBanner } from '#renderer/components/maintenance/notice-banner.tsx'
import { Duration, SupportLink } from '#renderer/components/maintenance/notice-parts.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { messageOf, type Notice } from '#renderer/lib/notice-message.ts'

interface MaintenanceBannerProps {
  notice: Notice & { startsAt: string }
  onClose?: (() => void) | undefined
}

/** Announces maintenance. */
export function MaintenanceBanner({ notice, onClose }: MaintenanceBannerProps) {
  const { t } = useTranslation()
  const message = messageOf(notice)
  return (
    <NoticeBanner
      label={t('maintenance.banner.label')}
      icon={<IconTool size={22} aria-hidden />}
      close={t('maintenance.banner.close')}
      onClose={onClose}
      testId="maintenance-banner"
    >
      <span>
        {t('maintenance.banner.text', { moment: formatMoment(notice.startsAt) })}
        <Duration minutes={notice.durationMinutes} />
        {message !== undefined && ` ${message}`}
      </span>
      <SupportLink url={notice.supportUrl} />
    </NoticeBanner>
  )
}
