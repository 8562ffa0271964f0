import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustments } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { Room } from '#shared/schemas/room.ts'

const ChangeRulesDialog = lazyPart(async () =>
  (await import('#renderer/features/room/change-rules-dialog.tsx')).withTexts(),
)

/** The host's way to other rules, until the game is about to start. */
export function ChangeRules({ room }: { room: Room }) {
  const { t } = useTranslation()
  const waiting = useRoomStore(({ model }) => model.phase === 'waiting')
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useWasOpened(opened)
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconAdjustments size={18} aria-hidden />}
        disabled={!waiting}
        onClick={open}
      >
        {t('room.edit.button')}
      </Button>
      {wanted && <ChangeRulesDialog room={room} opened={opened} onClose={close} onFailed={close} />}
    </>
  )
}
