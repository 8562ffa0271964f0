import type { judgeReasons as en } from '../en/judge-reasons.ts'
import type { Translated } from '../translated.ts'

export const judgeReasons = {
  same: 'la stessa risposta',
  number: 'lo stesso numero',
  surname: 'il nome, detto in un altro modo',
  typo: 'un errore di battitura',
  sound: 'scrittura a orecchio',
  frame: 'la risposta, in mezzo ad altre parole',
  unit: 'la stessa quantità',
  date: 'la stessa data',
  list: 'le stesse cose in un altro ordine',
  other_word: 'un’altra parola',
  other_number: 'un altro numero',
  other_sign: 'un altro segno, un’altra unità o un’altra valuta',
  part: 'solo una parte della risposta',
  none: 'tutt’altra cosa',
} satisfies Translated<typeof en>
