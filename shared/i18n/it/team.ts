import type { team as en } from '../en/team.ts'
import type { Translated } from '../translated.ts'

export const team = {
  closed: 'Il team di Riddle Rooms ha chiuso questa stanza.',
  chooseAnother: 'Scegline un’altra nella lobby.',
} satisfies Translated<typeof en>
