import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import type { RoomView } from '#shared/protocol/room-view.ts'

/** The round as one sees it who takes no part in it, and the points. */
export function WatchedRound({ view }: { view: RoomView }) {
  const { t } = useTranslation()
  const { room, phase, gameSession, quiz, mask, answered } = view
  const names = new Map(room.players.map(({ userId, username }) => [userId, username]))
  return (
    <Stack gap="sm">
      <FactList
        facts={[
          [t('adminRooms.state'), t(`adminRooms.watch.phases.${phase}`)],
          ...(gameSession?.scores ?? []).map(
            ({ username, score }) => [username, formatNumber(score)] as const,
          ),
          [
            t('adminRooms.watch.answered'),
            answered.length === 0 ? null : answered.map((userId) => names.get(userId) ?? userId).join(', '),
          ],
        ]}
      />
      {gameSession && quiz && (
        <div>
          <Text size="sm" c="dimmed">
            {t('adminRooms.watch.round', { round: gameSession.round, rounds: gameSession.rounds })}
          </Text>
          <Text lang={LOCALE_OF[quiz.language]} fw={600}>
            {quiz.prompt}
          </Text>
          {mask !== undefined && <code>{mask}</code>}
        </div>
      )}
    </Stack>
  )
}
