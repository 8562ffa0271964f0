import type { friendCalls as en } from '../en/friend-calls.ts'
import type { Translated } from '../translated.ts'

export const friendCalls = {
  notFriends: 'Puoi sfidare solo i tuoi amici',
  notOnline: 'In questo momento non è online',
  closedRoom: 'In questa partita non può entrare nessun altro',
  unblockFirst: 'Hai bloccato questo giocatore: prima sbloccalo',
  friendsFull: 'Hai già {{max}} amici: di più non si può',
  theirFriendsFull: 'Questo giocatore non ha più posto per altri amici',
  requestsFull: 'Hai {{max}} richieste in attesa: aspetta una risposta o annullane una',
  theirRequestsFull: 'Questo giocatore ha già troppe richieste in attesa',
  blockedFull: 'Hai già bloccato {{max}} giocatori: sbloccane uno per bloccarne un altro',
  alreadyReported: 'Hai già segnalato questo giocatore',
  roomAlreadyReported: 'Hai già segnalato questa stanza',
  ownRoom: 'Questa stanza è tua',
  matchedRoom: 'Questa stanza l’ha creata il gioco: segnala piuttosto il giocatore',
} satisfies Translated<typeof en>
