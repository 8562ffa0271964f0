import type { language as en } from '../en/language.ts'
import type { Translated } from '../translated.ts'

export const language = {
  title: 'Scegli la tua lingua',
  lead: 'Per l’interfaccia e per i quiz. Puoi cambiarla quando vuoi.',
  options: 'Lingua',
  english: 'English',
  englishSample: 'Riddles, puns and pub questions.',
  italian: 'Italiano',
  italianSample: 'Enigmi, giochi di parole e cultura generale.',
  confirm: 'Continua in italiano',
} satisfies Translated<typeof en>
