import type { matchmaking as en } from '../en/matchmaking.ts'
import type { Translated } from '../translated.ts'

export const matchmaking = {
  label: 'Ricerca di una partita',
  estimate: 'ancora {{time}} circa',
  place: '{{n}}º in coda',
  alone: 'al momento non cerca nessun altro',
  aloneUntil: 'non cerca nessun altro; tra {{time}} comincia una partita di allenamento',
  others_one: 'cerca anche {{count}} altro giocatore',
  others_many: 'cercano anche altri {{count}} di giocatori',
  others_other: 'cercano anche altri {{count}} giocatori',
  silent: 'Per ora nessuna risposta. Riproviamo.',
  ready: 'La tua partita è pronta. Apriamo la stanza.',
  cancel: 'Annulla ricerca',
  escape: 'Esc',
  instead: 'Meglio una rapida',
  started: 'Cerchiamo una partita: {{mode}}, circa {{time}}. Esc annulla.',
  cancelled: 'Ricerca annullata',
  ended: 'La ricerca è finita senza una partita. Riprova quando vuoi.',
  ban: {
    title: 'Per ora niente classificate',
    body: 'Hai lasciato una partita classificata prima della fine. Potrai giocarne un’altra tra {{time}}, alle {{at}}.',
    meanwhile: 'Nel frattempo partite rapide e stanze sono aperte.',
    quickMatch: 'Gioca una partita rapida',
    ok: 'Va bene',
  },
  failed: {
    start: 'Non riusciamo ad avviare la ricerca',
    cancel: 'Non riusciamo ad annullare la ricerca',
    status: 'Non sappiamo a che punto è la ricerca',
    leave: 'Non riusciamo a farti uscire dalla coda',
    queueStatus: 'Non sappiamo se hai una partita in corso',
  },
} satisfies Translated<typeof en>
