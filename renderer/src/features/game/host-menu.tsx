import { Menu } from '@mantine/core'
import { HostMenuButton } from '#renderer/features/game/host-menu-button.tsx'
import type { HostTool } from '#renderer/features/game/use-host-tools.tsx'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'

/** The host's tools where there is no room for a row of buttons. */
export function HostMenu({ tools }: { tools: readonly HostTool[] }) {
  const { target, opened, setOpened } = useOpenAtOnce<HTMLButtonElement>()
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={240} returnFocus>
      <Menu.Target>
        <HostMenuButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {tools.map(({ label, icon, wait, run }) => (
          <Menu.Item
            key={label}
            leftSection={icon}
            rightSection={wait}
            disabled={wait !== undefined}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
