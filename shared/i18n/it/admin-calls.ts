import type { adminCalls as en } from '../en/admin-calls.ts'
import type { Translated } from '../translated.ts'

export const adminCalls = {
  messageRequired: 'Scrivi il messaggio in tutte e due le lingue oppure lascialo vuoto',
  messageTooLong: 'Il messaggio può avere al massimo 300 caratteri',
  startPast: 'Scegli un inizio futuro oppure avvia subito la manutenzione',
  supportUrlInvalid:
    'Il link di assistenza deve cominciare con http:// o https:// e avere al massimo 300 caratteri',
  versionInvalid: 'Una versione ha tre numeri, per esempio 1.40.0',
  underWay: 'La manutenzione è in corso: terminala prima di programmarne un’altra',
  notPlanned: 'Non c’è nessuna manutenzione programmata o in corso',
  notShipped: 'Questo quiz non fa più parte del gioco',
  alreadyWithdrawn: 'Questo quiz è già fuori dal gioco',
} satisfies Translated<typeof en>
