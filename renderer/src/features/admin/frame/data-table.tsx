import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { ColumnChoice } from '#renderer/features/admin/frame/column-choice.tsx'
import { csvOf } from '#renderer/features/admin/frame/csv.ts'
import classes from '#renderer/features/admin/frame/data-table.module.css'
import { type Column, PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import type { Pages } from '#renderer/features/admin/frame/use-pages.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { saveFile } from '#renderer/lib/save-file.ts'

interface DataTableProps<Row> {
  caption: string
  /** The first names the row, and is always shown. */
  columns: readonly Column<Row>[]
  pages: Pages<Row>
  keyOf: (row: Row) => string
  /** An `EmptyState`. */
  empty: ReactNode
  /** The name of the CSV file, without its ending. */
  file?: string
}

/** The same filter would be refused again. */
const isRefusedFilter = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'VALIDATION_FAILED'

/** A list of the panel: its columns can be chosen, and its rows saved. */
export function DataTable<Row>({ caption, columns, pages, keyOf, empty, file }: DataTableProps<Row>) {
  const { t } = useTranslation()
  const [hidden, setHidden] = useState<readonly string[]>([])
  const { rows, error, refetch } = pages
  if (!rows)
    return error ? (
      <ErrorState
        title={t('admin.table.failed')}
        error={error}
        {...(!isRefusedFilter(error) && { onRetry: () => void refetch() })}
      />
    ) : (
      <ListSkeleton />
    )
  if (rows.length === 0) return <EmptyPanel>{empty}</EmptyPanel>
  const shown = columns.filter(({ title }) => !hidden.includes(title))
  return (
    <div className={classes.block} data-stale={pages.isPlaceholderData}>
      <Group gap="xs" justify="flex-end">
        <ColumnChoice
          titles={columns.slice(1).map(({ title }) => title)}
          hidden={hidden}
          onChange={setHidden}
        />
        {file !== undefined && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveFile(`${file}.csv`, csvOf(columns, rows), 'text/csv')}
          >
            {t('admin.table.save')}
          </Button>
        )}
      </Group>
      <PlainTable caption={caption} columns={shown} rows={rows} keyOf={keyOf} />
      <More {...pages} />
    </div>
  )
}

function More({ hasNextPage, isFetchingNextPage, fetchNextPage }: Omit<Pages<unknown>, 'rows'>) {
  const { t } = useTranslation()
  if (!hasNextPage)
    return (
      <p className={classes.end} role="status">
        {t('admin.table.all')}
      </p>
    )
  return (
    <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('admin.table.more')}
    </Button>
  )
}
