import type { friendsButton as en } from '../en/friends-button.ts'
import type { Translated } from '../translated.ts'

export const friendsButton = {
  label: 'Amici',
  waiting_one: 'Amici, {{count}} richiesta',
  waiting_many: 'Amici, {{count}} di richieste',
  waiting_other: 'Amici, {{count}} richieste',
} satisfies Translated<typeof en>
