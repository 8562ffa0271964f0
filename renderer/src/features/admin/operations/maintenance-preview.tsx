import { useTranslation } from 'react-i18next'
import { MaintenanceBanner } from '#renderer/components/maintenance/maintenance-banner.tsx'
import { MaintenancePage } from '#renderer/components/maintenance/maintenance-page.tsx'
import classes from '#renderer/features/admin/operations/operations.module.css'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import type { Maintenance } from '#shared/schemas/maintenance.ts'

/** What players will see: nothing in it can be pressed, and it is read to nobody. */
export function MaintenancePreview({ notice: { message, ...notice } }: { notice: Maintenance }) {
  const { t } = useTranslation()
  const other = currentLanguage() === 'english' ? 'italian' : 'english'
  const shown = { ...notice, ...(message && { messages: message }) }
  return (
    <div className={classes.previews}>
      <figure className={classes.preview}>
        <figcaption>{t('adminOperations.maintenance.previewBanner')}</figcaption>
        <div inert>
          <MaintenanceBanner notice={shown} />
        </div>
      </figure>
      <figure className={classes.preview}>
        <figcaption>{t('adminOperations.maintenance.previewPage')}</figcaption>
        <div inert>
          <MaintenancePage status={{ ...shown, kind: 'cloud' }} minHeight="0" />
        </div>
      </figure>
      {message && (
        <figure className={classes.preview}>
          <figcaption>{t(`adminOperations.maintenance.previewOf.${other}`)}</figcaption>
          <p lang={LOCALE_OF[other]}>{message[other]}</p>
        </figure>
      )}
    </div>
  )
}
