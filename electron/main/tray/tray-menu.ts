import type { MenuItemConstructorOptions } from 'electron'
import type { RunningParty } from '#shared/desktop/party.ts'
import type { desktop } from '#shared/i18n/en/desktop.ts'

export interface TrayDeeds {
  openWindow(): void
  openBigScreen(): void
  stopParty(): void
}

/** What the tray's icon offers while a party runs. */
export function trayMenu(
  { players }: RunningParty,
  texts: (typeof desktop)['tray'],
  { openWindow, openBigScreen, stopParty }: TrayDeeds,
): MenuItemConstructorOptions[] {
  return [
    {
      label: players === 1 ? texts.onePlayer : texts.players.replace('{{count}}', String(players)),
      enabled: false,
    },
    { type: 'separator' },
    { label: texts.openWindow, click: openWindow },
    { label: texts.bigScreen, click: openBigScreen },
    { type: 'separator' },
    { label: texts.stop, click: stopParty },
  ]
}
