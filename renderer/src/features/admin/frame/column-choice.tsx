import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/admin/frame/column-choice.module.css'

interface ColumnChoiceProps {
  titles: readonly string[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** Which columns a table shows. */
export function ColumnChoice({ titles, hidden, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation()
  return (
    <details className={classes.choice}>
      <summary>{t('admin.table.columns')}</summary>
      <div className={classes.list}>
        <Checkbox.Group
          aria-label={t('admin.table.columns')}
          value={titles.filter((title) => !hidden.includes(title))}
          onChange={(shown) => onChange(titles.filter((title) => !shown.includes(title)))}
        >
          <Stack gap="xs">
            {titles.map((title) => (
              <Checkbox key={title} value={title} label={title} />
            ))}
          </Stack>
        </Checkbox.Group>
      </div>
    </details>
  )
}
