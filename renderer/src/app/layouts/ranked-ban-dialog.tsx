import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import { formatTime } from '#renderer/lib/format-date.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { findMatch } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { setMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'

const close = (): void => setMatchmaking({ rankedBanUntil: null })

/** Says until when a player who left ranked games is banned from ranked, and offers a quick match. */
export function RankedBanDialog({ until }: { until: number }) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={close} title={t('matchmaking.ban.title')}>
      <Text>
        {t('matchmaking.ban.body', { time: formatSpan(until - Date.now()), at: formatTime(until) })}{' '}
        {t('matchmaking.ban.meanwhile')}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {t('matchmaking.ban.ok')}
        </Button>
        <Button
          onClick={() => {
            close()
            void findMatch('quick_match')
          }}
        >
          {t('matchmaking.ban.quickMatch')}
        </Button>
      </Group>
    </Dialog>
  )
}
