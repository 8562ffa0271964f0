import type { realtime as en } from '../en/realtime.ts'
import type { Translated } from '../translated.ts'

export const realtime = {
  reconnecting: 'Riconnessione in corso...',
  reconnected: 'Riconnesso!',
  reconnectedToServer: 'Riconnesso al server',
  connectionFailed: 'Connessione non riuscita: {{reason}}',
  unreachable: 'il server non risponde. Ci riprovo.',
  connectionLost: 'Connessione persa. Torni alla lobby...',
  checkingSessions: 'Controllo se hai partite in corso...',
  failedToReconnect: 'Riconnessione non riuscita',
  notAuthenticated: 'Non hai effettuato l’accesso',
  joinTimeout: 'La stanza non risponde: tempo scaduto',
  joinFailed: 'Non è stato possibile entrare nella stanza',
  roomReady: 'La tua partita è pronta.',
  roomError: 'Si è verificato un errore nella stanza',
  justLeft_one: 'Sei appena uscito da una stanza. Puoi rientrare tra {{count}} secondo.',
  justLeft_many: 'Sei appena uscito da una stanza. Puoi rientrare tra {{count}} di secondi.',
  justLeft_other: 'Sei appena uscito da una stanza. Puoi rientrare tra {{count}} secondi.',
  mayJoin: 'Ora puoi entrare di nuovo in una stanza.',
  backTo: 'Torna in {{room}}',
  leftLabel: 'La stanza che hai lasciato',
  previousGameEnded: 'La partita precedente è finita. Sei di nuovo nella lobby.',
  home: {
    kicked: 'L’host ti ha fatto uscire dalla stanza.',
    seatLost: 'Sei rimasto lontano troppo a lungo: il tuo posto è di nuovo libero.',
    roomClosed: 'L’host ha chiuso la stanza.',
    empty: 'La stanza si è chiusa perché era vuota.',
    backInQueue: 'Non si sono presentati tutti. Sei di nuovo in testa alla coda.',
    noQuizzes: 'Non c’erano quiz per questa partita. Riprova a cercare tra un attimo.',
    serverStopping: 'Il server si sta riavviando. Torna tra un attimo.',
  },
} satisfies Translated<typeof en>
