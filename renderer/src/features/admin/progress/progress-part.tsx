import { IconStairs, IconTestPipe } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { PageTabs } from '#renderer/components/page-tabs.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { PassTableEditor } from '#renderer/features/admin/progress/pass-table-editor.tsx'
import { QuestTableEditor } from '#renderer/features/admin/progress/quest-table-editor.tsx'

/** /admin/progress: what the pass gives and quests pay. */
export function ProgressPart() {
  const { t } = useTranslation()
  const [{ tab }, setFilter] = useFilters(['tab'])
  return (
    <PageShell title={t('admin.parts.progress')} lead={t('adminEconomy.progress.lead')}>
      <PageTabs
        label={t('admin.parts.progress')}
        open={tab === 'quests' ? tab : 'pass'}
        onOpen={(name) => setFilter('tab', name)}
        tabs={[
          {
            name: 'pass',
            title: t('adminEconomy.progress.pass'),
            icon: IconStairs,
            panel: <PassTableEditor />,
          },
          {
            name: 'quests',
            title: t('adminEconomy.progress.quests'),
            icon: IconTestPipe,
            panel: <QuestTableEditor />,
          },
        ]}
      />
    </PageShell>
  )
}
