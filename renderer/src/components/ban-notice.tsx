import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { banDetails } from '#shared/schemas/sanctions.ts'

/** Why an account may not come in, until when, and whom to write to. `details` are those of the server's BANNED. */
export function BanNotice({ details }: { details: unknown }) {
  const { t } = useTranslation()
  const { success, data: ban } = banDetails.safeParse(details)
  return (
    <Alert
      color="red"
      variant="outline"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('sanctions.ban.title')}
      role="alert"
    >
      {success && (
        <>
          <Text>
            {ban.until === null
              ? t('sanctions.ban.forGood')
              : t('sanctions.ban.until', { when: formatMoment(ban.until) })}
          </Text>
          {ban.reason !== undefined && (
            <Text style={{ overflowWrap: 'anywhere' }}>
              {t('sanctions.ban.reason', { reason: ban.reason })}
            </Text>
          )}
          {ban.supportUrl !== undefined && (
            <Anchor href={ban.supportUrl} target="_blank" rel="noreferrer">
              {t('sanctions.ban.support')}
            </Anchor>
          )}
        </>
      )}
    </Alert>
  )
}
