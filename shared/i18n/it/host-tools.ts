import type { hostTools as english } from '../en/host-tools.ts'
import type { Translated } from '../translated.ts'

export const hostTools = {
  label: 'Strumenti dell’host',
  endRound: 'Chiudi il round',
  nextRound: 'Prossimo round',
  wait: 'di nuovo tra {{count}} s',
  pause: 'Pausa',
  resume: 'Riprendi',
  endGame: 'Chiudi la partita',
  endTitle: 'Vuoi chiudere la partita per tutti?',
  endBody: 'Contano i round giocati fin qui. La partita non fa guadagnare nulla.',
  endBodyEarly: 'Nessun round è ancora finito: non ci sarà un risultato.',
  keepPlaying: 'Continua a giocare',
} satisfies Translated<typeof english>
