import type { waiting as en } from '../en/waiting.ts'
import type { Translated } from '../translated.ts'

export const waiting = {
  filledUp_one: 'Pochi quiz di questa difficoltà: uno è più facile o più difficile.',
  filledUp_many: 'Pochi quiz di questa difficoltà: {{count}} sono più facili o più difficili.',
  filledUp_other: 'Pochi quiz di questa difficoltà: {{count}} sono più facili o più difficili.',
  edit: {
    title: 'Cambia le regole',
    notice: 'Quando salvi, tutti devono confermare di nuovo che ci sono.',
    save: 'Salva le regole',
    failed: 'Le regole non sono cambiate',
    password: 'Password (facoltativa)',
    newPassword: 'Nuova password',
    newPasswordHint: 'Vuota: la password resta com’è',
    removePassword: 'Togli la password',
    ownQuizzes: 'Usa i quiz dell’host',
    ownQuizzesHint:
      'Se lo spegni, i quiz vengono dalla nostra raccolta e quelli dell’host non sono più in questa stanza.',
    seatsTaken_one: '{{count}} giocatore è già dentro: i posti non possono essere di meno.',
    seatsTaken_many: '{{count}} di giocatori sono già dentro: i posti non possono essere di meno.',
    seatsTaken_other: '{{count}} giocatori sono già dentro: i posti non possono essere di meno.',
  },
  spectators: { rule: 'Spettatori', yes: 'Ammessi', no: 'Nessuno' },
  guests: { rule: 'Ospiti', yes: 'Benvenuti', no: 'Solo con account' },
  access: {
    label: 'Visibilità',
    listed: 'Nell’elenco',
    unlisted: 'Solo con il codice',
    listedHint: 'Nella lobby la vedono tutti; il codice vale comunque.',
    unlistedHint: 'Nella lobby non si vede: condividi tu il codice o il link.',
  },
  late: {
    rule: 'Chi arriva tardi',
    yes: 'Entra tra un round e l’altro',
    no: 'Può solo guardare',
    field: 'Si può entrare a partita iniziata',
    hint: 'Tra un round e l’altro si può occupare un posto libero, partendo da 0 punti',
  },
  presenter: {
    rule: 'Host',
    yes: 'Conduce e non gioca',
    field: 'Conduco soltanto',
    hint: 'Vedi le risposte e non hai un posto nella partita',
  },
  places: { rule: 'Posti per spettatori' },
  audience_one: '{{count}} sta guardando: {{names}}',
  audience_many: '{{count}} stanno guardando: {{names}}',
  audience_other: '{{count}} stanno guardando: {{names}}',
  seen: {
    title: 'Questi quiz li hanno già visti tutti',
    host: 'Erano quelli dell’ultima partita. Gioca con i quiz della nostra raccolta o crea una stanza con quiz nuovi.',
    others: 'Erano quelli dell’ultima partita. L’host può sceglierne altri.',
    collection: 'Gioca con la raccolta',
    fresh: 'Scrivine di nuovi',
    failed: 'I quiz non sono cambiati',
  },
  stakes: {
    heading: 'La posta in gioco',
    win: 'Al primo posto: {{value}} punti classifica',
    loss: 'All’ultimo: {{value}} punti classifica',
  },
} satisfies Translated<typeof en>
