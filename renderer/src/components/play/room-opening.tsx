import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'

/** Until it is known which screen of the room is the right one. */
export function RoomOpening() {
  const { t } = useTranslation()
  return (
    <Stack p="lg" maw={720} w="100%" mx="auto" aria-label={t('room.opening')} data-testid="room-opening">
      <ListSkeleton rows={5} height={72} />
    </Stack>
  )
}
