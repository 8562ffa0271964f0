import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The way to where games begin, from a screen with nothing else to do. */
export function PlayLink() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/lobby" variant="default">
      {t('common.nav.lobby')}
    </Button>
  )
}
