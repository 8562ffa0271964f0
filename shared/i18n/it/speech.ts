import type { speech as en } from '../en/speech.ts'
import type { Translated } from '../translated.ts'

export const speech = {
  failed: 'Riproduzione audio non riuscita',
  now: 'Parla {{name}}',
  skip: 'Salta questo messaggio',
  silence: 'Non sentire più {{name}}',
  silenced: 'Voci che non senti',
  again: 'Senti di nuovo {{name}}',
  switch: {
    label: 'Leggi i miei messaggi ad alta voce',
    guest: 'Le voci sono per chi ha un account.',
    noVoice: 'Prima scegli una voce: nel tuo profilo, sotto «Voce».',
    noTokens: 'Non hai più gettoni voce. Ne trovi altri in Profilo, scheda Voce.',
    free: 'Alla festa non costa niente.',
    left_one: 'Ti resta {{value}} gettone voce',
    left_many: 'Ti restano {{value}} di gettoni voce',
    left_other: 'Ti restano {{value}} gettoni voce',
  },
} satisfies Translated<typeof en>
