import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import { Section } from '#renderer/features/admin/frame/section.tsx'
import { UserLink } from '#renderer/features/admin/frame/user-link.tsx'
import type { Room, RoomPlayer } from '#shared/schemas/room.ts'

/** Who is in a room, each with a way to their page. */
export function RoomPeople({ room: { host, players, audience = [] } }: { room: Room }) {
  const { t } = useTranslation()
  const nameOf = ({ userId, username, isBot, connected }: RoomPlayer) =>
    isBot ? (
      <Text key={userId} c="dimmed">
        {username} ({t('adminRooms.bot')})
      </Text>
    ) : (
      <span key={userId}>
        <UserLink user={{ id: userId, username }} />
        {!connected && ` (${t('adminRooms.away')})`}
      </span>
    )
  return (
    <Section title={t('adminRooms.players')}>
      {players.length === 0 ? (
        <Text c="dimmed">{t('adminRooms.nobody')}</Text>
      ) : (
        <Group>{players.map(nameOf)}</Group>
      )}
      <FactList
        facts={[
          [t('adminRooms.host'), <UserLink key={host.id} user={host} />],
          [
            t('adminRooms.spectators'),
            audience.length === 0 ? null : (
              <Group key="audience">
                {audience.map(({ userId, username }) => (
                  <UserLink key={userId} user={{ id: userId, username }} />
                ))}
              </Group>
            ),
          ],
        ]}
      />
    </Section>
  )
}
