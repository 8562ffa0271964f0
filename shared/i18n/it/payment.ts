import type { payment as en } from '../en/payment.ts'
import type { Translated } from '../translated.ts'

export const payment = {
  items: {
    r3: '{{count}} R3 per Riddle Rooms',
    voice: '{{count}} gettoni voce per Riddle Rooms',
    voiceMonthly: 'Voice Pro per Riddle Rooms: {{count}} gettoni voce al mese',
  },
  sandbox: {
    title: 'Banca di prova',
    notice: 'Questa pagina fa la parte della banca. Non si muove denaro.',
    amount: 'Da pagare',
    monthly: 'al mese',
    pay: 'Paga {{price}}',
    refuse: 'Rifiuta il pagamento',
    cancel: 'Annulla',
    over: 'Questo pagamento è concluso.',
    back: 'Torna a Riddle Rooms',
    missing: 'Questo pagamento non esiste.',
  },
} satisfies Translated<typeof en>
