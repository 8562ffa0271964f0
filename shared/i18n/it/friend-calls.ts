import type { friendCalls as en } from '../en/friend-calls.ts'
import type { Translated } from '../translated.ts'

export const friendCalls = {
  notFriends: 'Puoi sfidare solo i tuoi amici',
  notOnline: 'In questo momento questo giocatore non è online',
  closedRoom: 'In questa partita non può entrare nessun altro',
  unblockFirst: 'Hai bloccato questo giocatore: prima sbloccalo',
  friendsFull: 'Hai già {{max}} amici: non c’è posto per altri',
  theirFriendsFull: 'Questo giocatore non ha più posto per altri amici',
  requestsFull: 'Hai {{max}} richieste in attesa: aspetta una risposta o annullane una',
  theirRequestsFull: 'In questo momento questo giocatore ha troppe richieste in attesa',
  blockedFull: 'Hai già bloccato {{max}} giocatori: sbloccane uno per bloccarne un altro',
  alreadyReported: 'Hai già segnalato questo giocatore',
} satisfies Translated<typeof en>
