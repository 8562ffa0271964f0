import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { currentLocale } from '#renderer/lib/i18n.ts'
import { findMatch } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { setMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'

const close = (): void => setMatchmaking({ rankedShutUntil: null })
const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' }).format(at)

/** Why ranked does not begin for who left ranked games, until when, and what else there is to play. */
export function RankedShutDialog({ until }: { until: number }) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={close} title={t('matchmaking.shut.title')}>
      <Text>
        {t('matchmaking.shut.body', { time: formatSpan(until - Date.now()), at: clockTime(until) })}{' '}
        {t('matchmaking.shut.meanwhile')}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {t('matchmaking.shut.ok')}
        </Button>
        <Button
          onClick={() => {
            close()
            void findMatch('quick_match')
          }}
        >
          {t('matchmaking.shut.quickMatch')}
        </Button>
      </Group>
    </Dialog>
  )
}
