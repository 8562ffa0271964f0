import { ActionIcon, Button, Group, Menu, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCrown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/host-bar.module.css'
import { useHostTools } from '#renderer/features/game/use-host-tools.tsx'
import { endGame } from '#renderer/realtime/room-actions.ts'

/** What a host may do while the game runs: buttons in a row, where there is room for one, else in a menu. */
export function HostBar() {
  const { t } = useTranslation()
  const [asks, { open, close }] = useDisclosure(false)
  const tools = useHostTools(open)
  if (tools.length === 0) return null
  return (
    <>
      <div className={classes.bar} role="toolbar" aria-label={t('game.host.label')}>
        {tools.map(({ label, icon, run }) => (
          <Button
            key={label}
            size="sm"
            variant="default"
            leftSection={icon}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
      <Menu position="bottom-end" width={240} returnFocus>
        <Menu.Target>
          <ActionIcon
            className={classes.menu ?? ''}
            variant="default"
            size={44}
            aria-label={t('game.host.label')}
          >
            <IconCrown size={22} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {tools.map(({ label, icon, run }) => (
            <Menu.Item key={label} leftSection={icon} onClick={run}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={asks} onClose={close} title={t('game.host.endTitle')}>
        <Text>{t('game.host.endBody')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            {t('game.host.keepPlaying')}
          </Button>
          <Button
            onClick={() => {
              close()
              void endGame()
            }}
          >
            {t('game.host.endGame')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
