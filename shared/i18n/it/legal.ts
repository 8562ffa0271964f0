import type { legal as en } from '../en/legal.ts'
import type { Translated } from '../translated.ts'

export const legal = {
  contents: 'Indice',
  asOf: 'Versione del {{date}}',
  others: 'Leggi anche',
  print: 'Stampa',
  operator: {
    name: 'Gestore',
    address: 'Indirizzo',
    email: 'E-mail',
    support: 'Assistenza e reclami',
    unset: '[non ancora indicato da chi gestisce questo server]',
    failed: 'Non riusciamo a caricare i dati del gestore.',
  },
} satisfies Translated<typeof en>
