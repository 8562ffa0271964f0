import type { sanctions as en } from '../en/sanctions.ts'
import type { Translated } from '../translated.ts'

export const sanctions = {
  warning: {
    title: 'Un richiamo dal team',
    at: 'Ricevuto il {{when}}',
    read: 'Ho letto',
    presets: {
      language: 'Alcuni tuoi messaggi hanno offeso altri giocatori. In chat usa parole gentili.',
      harassment: 'Hai continuato a infastidire un altro giocatore. Lascialo in pace.',
      cheating: 'Hai barato, o hai aiutato altri a farlo. Gioca pulito.',
      name: 'Il tuo nome può offendere qualcuno. Scegline un altro nel tuo profilo.',
      spam: 'Hai inviato molte volte lo stesso messaggio. Smetti di ripeterlo.',
    },
  },
  muted: {
    until: 'Non puoi scrivere in chat fino al {{when}}. Le tue risposte valgono comunque.',
    reason: 'Motivo: {{reason}}',
  },
  ban: {
    title: 'Questo account è sospeso',
    until: 'Fino al {{when}}.',
    forGood: 'La sospensione è definitiva.',
    reason: 'Motivo: {{reason}}',
    support: 'È un errore? Scrivici.',
    supportAt: 'È un errore? Scrivici: {{url}}',
  },
  disconnected: 'Il team di Riddle Rooms ha chiuso la tua sessione. Motivo: {{reason}}',
} satisfies Translated<typeof en>
