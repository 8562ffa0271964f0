import type { tooOld as en } from '../en/too-old.ts'
import type { Translated } from '../translated.ts'

export const tooOld = {
  title: 'Questo browser è troppo vecchio',
  needs:
    'Per Riddle Rooms serve Chrome o Edge {{chrome}}, Safari {{safari}} o Firefox {{firefox}}, oppure una versione più recente.',
  update: 'Aggiorna il browser o apri questa pagina su un altro telefono, tablet, computer o televisore.',
  apple:
    'Su iPhone e iPad Safari si aggiorna con il sistema: Impostazioni, Generali, Aggiornamento software.',
} satisfies Translated<typeof en>
