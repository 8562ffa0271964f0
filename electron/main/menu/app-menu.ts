import type { MenuItemConstructorOptions } from 'electron'
import type { desktop } from '#shared/i18n/en/desktop.ts'

type Role = NonNullable<MenuItemConstructorOptions['role']>

interface MenuParts {
  readonly texts: (typeof desktop)['menu']
  readonly isMac: boolean
  /** Developer tools are for development. */
  readonly isPackaged: boolean
  readonly party: PartyItems
}

export interface PartyItems {
  host(): void
  join(): void
  /** Null: nothing is hosted here that it could show. */
  readonly bigScreen: (() => void) | null
}

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }
/** With the system's usual shortcut. */
const item = (role: Role, label: string): MenuItemConstructorOptions => ({ role, label })

/** The application menu. */
export function appMenu({ texts, isMac, isPackaged, party }: MenuParts): MenuItemConstructorOptions[] {
  const app = {
    label: 'Riddle Rooms',
    submenu: [
      item('about', texts.about),
      SEPARATOR,
      ...(isMac ? [{ role: 'hide' as const }, { role: 'hideOthers' as const }, SEPARATOR] : []),
      item('quit', texts.quit),
    ],
  }
  const edit = {
    label: texts.edit,
    submenu: [
      item('undo', texts.undo),
      item('redo', texts.redo),
      SEPARATOR,
      item('cut', texts.cut),
      item('copy', texts.copy),
      item('paste', texts.paste),
      item('selectAll', texts.selectAll),
    ],
  }
  const view = {
    label: texts.view,
    submenu: [
      item('reload', texts.reload),
      SEPARATOR,
      item('resetZoom', texts.actualSize),
      item('zoomIn', texts.zoomIn),
      item('zoomOut', texts.zoomOut),
      SEPARATOR,
      item('togglefullscreen', texts.fullScreen),
      ...(isPackaged ? [] : [item('toggleDevTools', texts.developerTools)]),
    ],
  }
  const parties = {
    label: texts.party,
    submenu: [
      { label: texts.hostParty, click: party.host },
      { label: texts.joinParty, click: party.join },
      SEPARATOR,
      {
        label: texts.bigScreen,
        enabled: party.bigScreen !== null,
        click: () => party.bigScreen?.(),
      },
    ],
  }
  const window = {
    label: texts.window,
    submenu: [item('minimize', texts.minimize), item('close', texts.close)],
  }
  return [app, edit, view, parties, window]
}
