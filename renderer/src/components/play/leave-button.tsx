import { Button, type ButtonProps, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDoorExit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import { useBackGuard } from '#renderer/components/play/use-back-guard.ts'
import { goTo } from '#renderer/lib/navigation.ts'
import { leaveRoom } from '#renderer/realtime/room/room-session.ts'

interface LeaveButtonProps extends ButtonProps {
  /** What the player gives up. */
  warning: string
}

/** Replaces the room in the history: Back from the lobby must not lead into a room just left. */
function leave(): void {
  void leaveRoom()
  goTo('/lobby', { replace: true })
}

/** Leaves the room, once the player has said so twice; the browser's Back counts as the first time. */
export function LeaveButton({ warning, ...others }: LeaveButtonProps) {
  const { t } = useTranslation()
  const [pressed, { open, close }] = useDisclosure(false)
  const back = useBackGuard()
  const stay = () => {
    close()
    back.stay()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDoorExit size={18} aria-hidden />}
        {...others}
        onClick={open}
      >
        {t('room.leave.button')}
      </Button>
      <Dialog opened={pressed || back.asks} onClose={stay} title={t('room.leave.title')}>
        <Text>{warning}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={stay} data-autofocus>
            {t('room.leave.stay')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              back.stay()
              leave()
            }}
          >
            {t('room.leave.button')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
