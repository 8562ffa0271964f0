import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MaintenanceBanner } from '#renderer/components/maintenance/maintenance-banner.tsx'
import { MaintenancePage } from '#renderer/components/maintenance/maintenance-page.tsx'
import { NoticeBanner } from '#renderer/components/maintenance/notice-banner.tsx'
import { closeNotice, useClosedNotices } from '#renderer/lib/closed-notices.ts'
import { currentLanguage, needTexts } from '#renderer/lib/i18n.ts'
import { maintenanceTexts } from '#renderer/lib/maintenance-texts.ts'
import { useServerStatus } from '#renderer/lib/server-status.ts'

/** What an operator tells above every screen: planned maintenance and announcements, until each is closed. */
function Notices() {
  const { t } = useTranslation()
  const { startsAt, announcements = [], ...status } = useServerStatus()
  const { closed } = useClosedNotices()
  return (
    <>
      {startsAt !== undefined && !closed.includes(startsAt) && (
        <MaintenanceBanner notice={{ ...status, startsAt }} onClose={() => closeNotice(startsAt)} />
      )}
      {announcements
        .filter(({ id }) => !closed.includes(id))
        .map(({ id, texts }) => (
          <NoticeBanner
            key={id}
            label={t('maintenance.announcement.label')}
            icon={<IconBellRinging size={22} aria-hidden />}
            close={t('maintenance.announcement.close')}
            onClose={() => closeNotice(id)}
          >
            {texts[currentLanguage()]}
          </NoticeBanner>
        ))}
    </>
  )
}

/** The page in place of the screens, or what is told above them. */
const MaintenancePart = ({ isPage = false }: { isPage?: boolean }) => {
  const status = useServerStatus()
  return isPage ? <MaintenancePage status={status} /> : <Notices />
}

export async function withTexts(): Promise<typeof MaintenancePart> {
  await needTexts(maintenanceTexts)
  return MaintenancePart
}
