import type { realtime as en } from '../en/realtime.ts'
import type { Translated } from '../translated.ts'

export const realtime = {
  reconnecting: 'Riconnessione...',
  reconnected: 'Di nuovo online!',
  reconnectedToServer: 'Di nuovo in contatto con il server',
  connectionFailed: 'Connessione non riuscita: {{reason}}',
  unreachable: 'il server non risponde. Riproviamo.',
  connectionLost: 'Connessione persa. Torni alla lobby...',
  checkingSessions: 'Controlliamo se hai partite in corso...',
  failedToReconnect: 'Riconnessione non riuscita',
  notAuthenticated: 'Non hai fatto l’accesso',
  joinTimeout: 'La stanza non risponde. Riprova.',
  joinFailed: 'Non riusciamo a farti entrare nella stanza',
  roomReady: 'La tua partita è pronta.',
  roomError: 'Qualcosa è andato storto nella stanza',
  justLeft_one: 'Hai appena lasciato una stanza. Puoi rientrare tra {{count}} secondo.',
  justLeft_many: 'Hai appena lasciato una stanza. Puoi rientrare tra {{count}} di secondi.',
  justLeft_other: 'Hai appena lasciato una stanza. Puoi rientrare tra {{count}} secondi.',
  mayJoin: 'Ora puoi entrare di nuovo in una stanza.',
  backTo: 'Torna in {{room}}',
  leftLabel: 'La stanza che hai lasciato',
  previousGameEnded: 'La partita precedente è finita. Sei di nuovo nella lobby.',
  home: {
    kicked: 'L’host ti ha fatto uscire dalla stanza.',
    seatLost: 'Troppo tempo lontano: il tuo posto è di nuovo libero.',
    roomClosed: 'L’host ha chiuso la stanza.',
    empty: 'La stanza si è chiusa perché era vuota.',
    backInQueue: 'Non si sono presentati tutti. Sei di nuovo in testa alla coda.',
    noQuizzes: 'Non c’erano quiz per questa partita. Riprova a cercare tra un attimo.',
    serverStopping: 'Il server si sta riavviando. Torna tra un attimo.',
  },
} satisfies Translated<typeof en>
