import type { newVersion as en } from '../en/new-version.ts'
import type { Translated } from '../translated.ts'

export const newVersion = {
  ready: 'È pronta una nuova versione.',
  reload: 'Ricarica',
  reloadInRoom: 'Ricarica, il posto resta tuo',
} satisfies Translated<typeof en>
