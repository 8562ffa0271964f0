import { Button } from '@mantine/core'
import { IconBooks } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The way to what can be owned. */
export function ShopLink() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/shop" leftSection={<IconBooks size={20} aria-hidden />}>
      {t('library.inventory.toShop')}
    </Button>
  )
}
