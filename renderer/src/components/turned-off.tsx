import { Alert } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useServerStatus } from '#renderer/lib/server-status.ts'
import type { Switch } from '#shared/constants/switches.ts'

/** Whether an admin has turned this off for now. */
export const useIsOff = (part: Switch): boolean => useServerStatus(({ off }) => off?.includes(part) ?? false)

/** Says so, where there is something to say. */
export function TurnedOff({ part }: { part: Switch }) {
  const { t } = useTranslation()
  return (
    useIsOff(part) && (
      <Alert color="yellow" variant="outline" icon={<IconPlugConnectedX aria-hidden />} role="status">
        {t('errors.FEATURE_OFF')}
      </Alert>
    )
  )
}
