import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScoreTable } from '#renderer/features/game/score-table.tsx'
import { useOpenedLater } from '#renderer/hooks/use-opened-later.ts'

/** The whole table, up from the lower edge. */
export function ScoreDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={useOpenedLater(opened)}
      onClose={onClose}
      position="bottom"
      title={t('game.scores.heading')}
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <ScoreTable />
    </Drawer>
  )
}
