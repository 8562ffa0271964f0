import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** To what is sold. */
export function PacksLink() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/buy-r3?tab=r3" replace preventScrollReset variant="default">
      {t('store.purchases.toPacks')}
    </Button>
  )
}
