import { IconBrandAndroid, IconBrandApple, IconDownload, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/landing/platforms.module.css'
import { useDownload } from '#renderer/features/landing/use-download.ts'
import type { Status } from '#shared/schemas/status.ts'

/** Devices to play on, with the state of the server. `status` is null before the first answer. */
export function Platforms({ status }: { status: Partial<Status> | null }) {
  const { t } = useTranslation()
  const reach = status === null ? 'checking' : status.maintenance === false ? 'online' : 'offline'
  const download = useDownload()
  return (
    <section className={classes.row} aria-labelledby="platforms-title">
      <h2 id="platforms-title" className={classes.title}>
        {t('landing.platforms.title')}
      </h2>
      <ul className={classes.list}>
        <li className={classes.item}>
          <IconWorld size={24} aria-hidden />
          {t('landing.platforms.web')}
          <span className={classes.state} data-reach={reach} role="status">
            {t(`landing.platforms.${reach}`)}
          </span>
        </li>
        {download && (
          <li className={classes.item}>
            <IconDownload size={24} aria-hidden />
            <a href={download.href} download>
              {t('landing.platforms.download', { system: t(`landing.platforms.${download.system}`) })}
            </a>
            <span className={classes.state}>{download.version}</span>
          </li>
        )}
        <li className={classes.item}>
          <IconBrandAndroid size={24} aria-hidden />
          {t('landing.platforms.android')}
          <span className={classes.state}>{t('landing.platforms.comingSoon')}</span>
        </li>
        <li className={classes.item}>
          <IconBrandApple size={24} aria-hidden />
          {t('landing.platforms.ios')}
          <span className={classes.state}>{t('landing.platforms.comingSoon')}</span>
        </li>
      </ul>
    </section>
  )
}
