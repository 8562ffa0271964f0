import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/skip-link.module.css'

/** The first thing that Tab reaches: skips everything before `#content`. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={classes.skip} href="#content">
      {t('common.skipToContent')}
    </a>
  )
}
