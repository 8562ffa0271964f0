import type { maintenance as en } from '../en/maintenance.ts'
import type { Translated } from '../translated.ts'

export const maintenance = {
  title: 'Torniamo subito',
  text: 'Stiamo lavorando su Riddle Rooms. Il tuo account e tutto quello che contiene sono al sicuro.',
  silentTitle: 'Il gioco non risponde',
  silent: 'Forse è in manutenzione, o forse non sei in rete.',
  began: 'Inizio: {{moment}}.',
  takes_one: 'Durata prevista: circa {{count}} minuto.',
  takes_many: 'Durata prevista: circa {{count}} di minuti.',
  takes_other: 'Durata prevista: circa {{count}} minuti.',
  support: 'Chiedi aiuto',
  again: 'Controlla di nuovo',
  looksAgain: 'La pagina controlla da sola e ti riporta dentro appena siamo pronti.',
  banner: {
    label: 'Manutenzione programmata',
    text: 'La manutenzione inizia il {{moment}}.',
    close: 'Chiudi l’avviso sulla manutenzione',
  },
  announcement: {
    label: 'Annuncio',
    close: 'Chiudi l’annuncio',
  },
} satisfies Translated<typeof en>
