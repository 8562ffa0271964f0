import { Button, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeFailure } from '#renderer/features/admin/frame/admin-call-text.ts'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { api } from '#renderer/lib/http-client.ts'
import { mailTestData } from '#shared/schemas/operations.ts'

const PATH = '/admin/mail-test'
const LOOK_EVERY_MS = 2_000
const SAYS = { waiting: 'mailWaiting', sent: 'mailSent', failed: 'mailFailed' } as const

/** Sends a mail to the admin's own address, and tells what became of it. */
export function MailTest() {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const send = useChange(
    (_, headers) => api.post(PATH, { headers }),
    () => setAsked(true),
  )
  const { data } = useQuery({
    queryKey: ['admin', PATH],
    queryFn: ({ signal }) => api.get(PATH, { schema: mailTestData, signal }),
    refetchInterval: ({ state }) => isAsked && state.data?.state === 'waiting' && LOOK_EVERY_MS,
  })
  const says = data && isAsked ? SAYS[data.state] : 'mailTestTo'
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
        loading={send.isPending}
        onClick={() => send.mutate(null)}
      >
        {t('adminOperations.health.mailTest')}
      </Button>
      <Text role="status">
        {send.error
          ? changeFailure(send.error)
          : data && t(`adminOperations.health.${says}`, { to: data.to, error: data.error ?? '' })}
      </Text>
    </>
  )
}
