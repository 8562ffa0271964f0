import type { game as en } from '../en/game.ts'
import type { Translated } from '../translated.ts'

export const game = {
  placeholder: '',
} satisfies Translated<typeof en>
