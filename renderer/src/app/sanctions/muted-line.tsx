import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { useSession } from '#renderer/session/session-store.ts'
import type { OwnSanctions } from '#shared/schemas/own-sanctions.ts'

const LOOK_EVERY_MS = 1_000

interface MutedLineProps {
  /** Whose mute it is: another account may sign in here. */
  userId: string | undefined
  mute: NonNullable<OwnSanctions['mute']>
}

/** Until when its player may not talk, and why. It goes when the mute ends. */
export function MutedLine({ userId, mute: { reason, until } }: MutedLineProps) {
  const { t } = useTranslation()
  const isMine = useSession(({ user }) => user?.id === userId)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const look = () => setOver(serverNow() >= Date.parse(until))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [until])
  if (!isMine || isOver) return null
  return (
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }} data-testid="muted-line">
      {t('sanctions.muted.until', { when: formatMoment(until) })} {t('sanctions.muted.reason', { reason })}
    </Text>
  )
}
