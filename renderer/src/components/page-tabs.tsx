import { Tabs } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#renderer/components/page-tabs.module.css'

export interface PageTab {
  name: string
  title: string
  icon: Icon
  panel: ReactNode
}

interface PageTabsProps {
  label: string
  tabs: readonly PageTab[]
  open: string
  onOpen: (name: string) => void
}

/** The parts of a page, one at a time. On a phone their names alone. */
export function PageTabs({ label, tabs, open, onOpen }: PageTabsProps) {
  return (
    <Tabs
      value={open}
      onChange={(name) => name !== null && onOpen(name)}
      keepMounted={false}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map(({ name, title, icon: TabIcon }) => (
          <Tabs.Tab
            key={name}
            value={name}
            leftSection={<TabIcon className={classes.icon} size={22} stroke={1.8} aria-hidden />}
          >
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, panel }) => (
        <Tabs.Panel key={name} value={name}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
