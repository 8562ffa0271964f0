import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import type { Status } from '#shared/schemas/status.ts'

export type Notice = Pick<Partial<Status>, 'message' | 'messages' | 'durationMinutes' | 'supportUrl'>

/** What the operator says, in the player's language. */
export const messageOf = ({ message, messages }: Notice): string | undefined =>
  messages?.[currentLanguage()] ?? message

export function Duration({ minutes }: { minutes: number | undefined }) {
  const { t } = useTranslation()
  return minutes !== undefined && <> {t('maintenance.takes', { count: minutes })}</>
}

export function SupportLink({ url }: { url: string | undefined }) {
  const { t } = useTranslation()
  return (
    url !== undefined && (
      <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
        {t('maintenance.support')}
      </Anchor>
    )
  )
}
