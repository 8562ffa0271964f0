import { Button, Group, Text } from '@mantine/core'
import { IconCoins, IconRefresh, IconSquareCheck, IconSquareDashed, IconSquareX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MailTest } from '#renderer/features/admin/operations/mail-test.tsx'
import classes from '#renderer/features/admin/operations/operations.module.css'
import { useOperation } from '#renderer/features/admin/operations/use-operation.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { healthData } from '#shared/schemas/operations.ts'

const PATH = '/admin/health'
const ICONS = { up: IconSquareCheck, down: IconSquareX, off: IconSquareDashed, spent: IconCoins } as const

/** Whether what the product stands on works, and whether mails go out. */
export function HealthStates() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data, instead } = useOperation(PATH, healthData)
  if (!data) return instead
  const { parts, mails, failedJobs, version, processes } = data
  return (
    <>
      <ul className={classes.health}>
        {parts.map(({ name, state, tookMs }) => {
          const { [state]: Icon } = ICONS
          return (
            <li key={name} className={classes.part} data-state={state}>
              <Icon size={22} aria-hidden />
              <div>
                <Text fw={700}>{t(`adminOperations.health.parts.${name}`)}</Text>
                <Text c="dimmed" fz="sm">
                  {t(`adminOperations.health.states.${state}`)}
                  {tookMs !== null && state !== 'down' && (
                    <> · {t('adminOperations.health.took', { ms: formatNumber(tookMs) })}</>
                  )}
                </Text>
              </div>
            </li>
          )
        })}
      </ul>
      <Text>
        {[
          t('adminOperations.health.version', { version }),
          t('adminOperations.health.processes', { count: processes }),
          t('adminOperations.health.mails', mails),
          t('adminOperations.health.failedJobs', { count: failedJobs }),
        ].join(' · ')}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => void queries.invalidateQueries({ queryKey: ['admin', PATH] })}
        >
          {t('adminOperations.health.again')}
        </Button>
        <MailTest />
      </Group>
    </>
  )
}
