import type { reactions as english } from '../en/reactions.ts'
import type { Translated } from '../translated.ts'

export const reactions: Translated<typeof english> = {
  label: 'Reazioni',
  clap: 'Bravo!',
  laugh: 'Che ridere',
  wow: 'Però!',
  cry: 'Oh no',
  fire: 'Inarrestabile',
}
