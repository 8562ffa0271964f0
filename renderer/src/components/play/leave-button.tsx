import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDoorExit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { goTo } from '#renderer/realtime/navigation.ts'
import { leaveRoom } from '#renderer/realtime/room-session.ts'

interface LeaveButtonProps extends ButtonProps {
  /** What the player gives up. */
  warning: string
}

function leave(): void {
  void leaveRoom()
  goTo('/lobby')
}

/** Leaves the room, once the player has said so twice. */
export function LeaveButton({ warning, ...others }: LeaveButtonProps) {
  const { t } = useTranslation()
  const [asks, { open, close }] = useDisclosure(false)
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
      <Modal opened={asks} onClose={close} title={t('room.leave.title')}>
        <Text>{warning}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            {t('room.leave.stay')}
          </Button>
          <Button onClick={leave}>{t('room.leave.button')}</Button>
        </Group>
      </Modal>
    </>
  )
}
