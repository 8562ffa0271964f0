import type { economyCalls as en } from '../en/economy-calls.ts'
import type { Translated } from '../translated.ts'

export const economyCalls = {
  reasonRequired: 'Scrivi il motivo',
  reasonTooLong: 'Il motivo può avere al massimo 200 caratteri',
  ticketTooLong: 'Il ticket può avere al massimo 64 caratteri',
  nothing: 'L’importo non può essere 0',
  tooMuch: 'L’importo è troppo alto per un solo accredito',
  dayIsFull: 'Superi quanto puoi accreditare in un giorno: aspetta domani o chiedi a un altro amministratore',
  guest: 'È un ospite: solo gli account hanno un saldo',
  unknownAccounts: 'Alcuni di questi account non esistono: toglili dall’elenco',
  notPaid: 'Questo pagamento non ha portato soldi, quindi non c’è nulla da rimborsare',
  inDispute: 'La banca trattiene questi soldi per una contestazione: rispondi presso il fornitore',
  nothingLeft: 'Tutti questi soldi sono già stati rimborsati o stanno per esserlo',
  moreThanLeft: 'È più di quanto resta del pagamento',
  otherVendor: 'Questo pagamento è di un fornitore ora non collegato: rimborsalo da lì',
  wholeOnly: 'Google Play rimborsa solo pagamenti interi',
  changedMeanwhile: 'Nel frattempo qualcun altro ha fatto una modifica: dai un’altra occhiata',
  dayOver: 'Questo giorno è passato: scegli oggi o un giorno successivo',
  notSold: 'Questo oggetto non è in vendita: prima rimettilo in vendita',
  priceChanged: 'Nel frattempo il prezzo è cambiato',
  amountInvalid: 'Un importo deve essere un numero intero da 1 a 1000',
  tableIncomplete: 'La tabella deve indicare ogni importo una volta',
} satisfies Translated<typeof en>
