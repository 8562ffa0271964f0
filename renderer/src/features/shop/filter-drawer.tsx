import { Button, Drawer, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterFields, type FilterFieldsProps } from '#renderer/features/shop/filter-fields.tsx'
import classes from '#renderer/features/shop/shop-page.module.css'
import { useOpenedLater } from '#renderer/hooks/use-opened-later.ts'

interface FilterDrawerProps extends FilterFieldsProps {
  onClose: () => void
  /** How many filters are set. */
  active: number
  onClear: () => void
}

/** The filters on a phone, within the thumb's reach. */
export function FilterDrawer({ onClose, active, onClear, ...fields }: FilterDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={useOpenedLater(true)}
      onClose={onClose}
      position="bottom"
      title={t('library.filters.title')}
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md" pb="md">
        <div className={classes.drawerFields}>
          <FilterFields {...fields} />
        </div>
        <Button onClick={onClose}>{t('library.filters.done')}</Button>
        {active > 0 && (
          <Button variant="subtle" onClick={onClear}>
            {t('library.filters.clear', { n: active })}
          </Button>
        )}
      </Stack>
    </Drawer>
  )
}
