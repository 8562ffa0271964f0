import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import classes from '#renderer/features/game/host-bar.module.css'
import { HostMenuButton } from '#renderer/features/game/host-menu-button.tsx'
import { type HostTool, useHostTools } from '#renderer/features/game/use-host-tools.tsx'
import { endGame } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const HostMenu = lazyMenu<{ tools: readonly HostTool[] }>(
  ({ onClick }) => <HostMenuButton onClick={onClick} />,
  async () => (await import('#renderer/features/game/host-menu.tsx')).HostMenu,
)

/** What a host may do while the game runs: buttons in a row, where there is room for one, else in a menu. */
export function HostBar() {
  const { t } = useTranslation()
  const [asks, { open, close }] = useDisclosure(false)
  const tools = useHostTools(open)
  const hasPlayed = useRoomStore(({ model }) => model.lastRound !== null || (model.session?.round ?? 0) > 1)
  if (tools.length === 0) return null
  return (
    <>
      <div className={classes.bar} role="toolbar" aria-label={t('game.host.label')}>
        {tools.map(({ label, icon, wait, run }) => (
          <Button
            key={label}
            size="sm"
            variant="default"
            leftSection={icon}
            onMouseDown={(event) => event.preventDefault()}
            aria-disabled={wait !== undefined}
            data-disabled={wait !== undefined}
            rightSection={wait && <span className={classes.wait}>{wait}</span>}
            onClick={() => wait === undefined && run()}
          >
            {label}
          </Button>
        ))}
      </div>
      <HostMenu tools={tools} />
      <Dialog opened={asks} onClose={close} title={t('game.host.endTitle')}>
        <Text>{t(hasPlayed ? 'game.host.endBody' : 'game.host.endBodyEarly')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            {t('game.host.keepPlaying')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              close()
              void endGame()
            }}
          >
            {t('game.host.endGame')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
