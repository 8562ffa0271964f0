import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { MaintenanceDialog } from '#renderer/features/admin/operations/maintenance-dialog.tsx'
import { MaintenancePreview } from '#renderer/features/admin/operations/maintenance-preview.tsx'
import { useOperation } from '#renderer/features/admin/operations/use-operation.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { doubtServer } from '#renderer/lib/server-back.ts'
import { maintenanceData } from '#shared/schemas/maintenance.ts'

/** Whether maintenance is planned or under way, and what an admin may do about it. */
export function MaintenanceState() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'plan' | 'start' | 'end' | null>(null)
  const close = () => setAsked(null)
  const end = useChange(
    (_, headers) => api.post('/admin/maintenance/end', { headers }),
    () => {
      close()
      doubtServer()
    },
  )
  const { data, instead } = useOperation('/admin/maintenance', maintenanceData)
  if (!data) return instead
  const { maintenance, isUnderWay } = data
  const moment = maintenance && formatMoment(maintenance.startsAt)
  const endWord = isUnderWay ? 'end' : 'callOff'
  return (
    <>
      <div>
        <Text fw={700}>
          {moment === null
            ? t('adminOperations.maintenance.none')
            : t(`adminOperations.maintenance.${isUnderWay ? 'underWay' : 'planned'}`, { moment })}
        </Text>
        <Text c="dimmed">{t('adminOperations.maintenance.explain')}</Text>
      </div>
      {maintenance && <MaintenancePreview notice={maintenance} />}
      <Group gap="xs">
        {!isUnderWay && (
          <Button variant="default" onClick={() => setAsked('plan')}>
            {t(`adminOperations.maintenance.${maintenance ? 'change' : 'plan'}`)}
          </Button>
        )}
        {!isUnderWay && (
          <Button variant="danger" onClick={() => setAsked('start')}>
            {t('adminOperations.maintenance.start')}
          </Button>
        )}
        {maintenance && (
          <Button variant={isUnderWay ? 'filled' : 'default'} onClick={() => setAsked('end')}>
            {t(`adminOperations.maintenance.${endWord}`)}
          </Button>
        )}
      </Group>
      {(asked === 'plan' || asked === 'start') && (
        <MaintenanceDialog kind={asked} planned={maintenance} onClose={close} />
      )}
      <ChangeDialog
        title={t(`adminOperations.maintenance.${endWord}Title`)}
        submit={t(`adminOperations.maintenance.${endWord}`)}
        opened={asked === 'end'}
        onClose={close}
        onSubmit={() => end.mutate(null)}
        change={end}
      >
        <Text>{t(`adminOperations.maintenance.${endWord}Body`)}</Text>
      </ChangeDialog>
    </>
  )
}
