import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/offline-banner.module.css'
import { useOnline } from '#renderer/hooks/use-online.ts'

/** Says that the device has no network; the page stays as it is. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status" className={classes.banner} data-offline={!online}>
      {!online && (
        <>
          <IconPlugConnectedX size={20} aria-hidden />
          {t('common.offline.message')}
        </>
      )}
    </div>
  )
}
