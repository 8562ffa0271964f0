import { join } from 'node:path'
import { Menu, Tray } from 'electron'
import type { PartyState } from '#shared/desktop/party.ts'
import type { desktop } from '#shared/i18n/en/desktop.ts'
import { type TrayDeeds, trayMenu } from './tray-menu.ts'

/** `tray@2x.png` lies beside it, for sharp displays. */
const ICON = join(import.meta.dirname, '../tray.png')

/** Shows an icon in the system's tray for as long as a party runs. */
export function createPartyTray(texts: () => (typeof desktop)['tray'], deeds: TrayDeeds) {
  let tray: Tray | null = null
  return (party: PartyState): void => {
    if (party.kind !== 'running') {
      tray?.destroy()
      tray = null
      return
    }
    if (tray === null) {
      tray = new Tray(ICON)
      tray.on('click', deeds.openWindow)
    }
    tray.setToolTip(party.name)
    tray.setContextMenu(Menu.buildFromTemplate(trayMenu(party, texts(), deeds)))
  }
}
