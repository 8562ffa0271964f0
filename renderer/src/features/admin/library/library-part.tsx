import { IconCalendar, IconList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { PageTabs } from '#renderer/components/page-tabs.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { LibraryCalendar } from '#renderer/features/admin/library/library-calendar.tsx'
import { LibraryItems } from '#renderer/features/admin/library/library-items.tsx'

/** /admin/library: what is for sale on which day, and at which price. */
export function LibraryPart() {
  const { t } = useTranslation()
  const [{ tab }, setFilter] = useFilters(['tab'])
  return (
    <PageShell title={t('admin.parts.library')} lead={t('adminEconomy.library.lead')}>
      <PageTabs
        label={t('admin.parts.library')}
        open={tab === 'items' ? tab : 'calendar'}
        onOpen={(name) => setFilter('tab', name)}
        tabs={[
          {
            name: 'calendar',
            title: t('adminEconomy.library.calendar'),
            icon: IconCalendar,
            panel: <LibraryCalendar />,
          },
          { name: 'items', title: t('adminEconomy.library.items'), icon: IconList, panel: <LibraryItems /> },
        ]}
      />
    </PageShell>
  )
}
