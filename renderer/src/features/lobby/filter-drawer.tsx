import { Button, Drawer, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/lobby/filter-drawer.module.css'
import { FilterFields, type FilterFieldsProps } from '#renderer/features/lobby/filter-fields.tsx'
import { useOpenedLater } from '#renderer/hooks/use-opened-later.ts'

interface FilterDrawerProps extends FilterFieldsProps {
  onClose: () => void
  /** Null while nothing is filtered. */
  onClear: (() => void) | null
  clearLabel: string
}

/** The filters on a phone, within the thumb's reach. */
export function FilterDrawer({ onClose, onClear, clearLabel, ...fields }: FilterDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={useOpenedLater(true)}
      onClose={onClose}
      position="bottom"
      title={t('roomFilters.title')}
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md" pb="md">
        <div className={classes.fields}>
          <FilterFields {...fields} />
        </div>
        <Button onClick={onClose}>{t('roomFilters.done')}</Button>
        {onClear && (
          <Button variant="subtle" onClick={onClear}>
            {clearLabel}
          </Button>
        )}
      </Stack>
    </Drawer>
  )
}
