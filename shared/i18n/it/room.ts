import type { room as en } from '../en/room.ts'
import type { Translated } from '../translated.ts'

export const room = {
  placeholder: '',
} satisfies Translated<typeof en>
