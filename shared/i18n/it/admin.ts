import type { admin as en } from '../en/admin.ts'
import type { Translated } from '../translated.ts'

export const admin = {
  title: 'Amministrazione',
  nav: 'Sezioni del pannello',
  leave: 'Torna al gioco',
  done: 'Salvato.',
  forbidden: {
    title: 'Solo per gli amministratori',
    body: 'Questo account non ha accesso al pannello.',
  },
  parts: {
    overview: 'Panoramica',
    users: 'Giocatori',
    rooms: 'Stanze',
    quizzes: 'Quiz',
    reports: 'Segnalazioni',
    library: 'Libreria',
    progress: 'Pass e missioni',
    payments: 'Pagamenti',
    ledger: 'Registro R3',
    operations: 'Gestione',
    actions: 'Registro delle modifiche',
  },
  table: {
    more: 'Mostra altri',
    all: 'Non c’è altro.',
    columns: 'Colonne',
    save: 'Salva in CSV',
    failed: 'Non riusciamo a caricare l’elenco',
  },
  change: {
    cancel: 'Annulla',
  },
  searchTooLong: 'Al massimo {{max}} caratteri',
  wholeNumber: 'Un numero intero da {{min}} a {{max}}',
  unsaved: {
    title: 'Uscire senza salvare?',
    body: 'Quello che hai cambiato qui andrebbe perso.',
    stay: 'Resta',
    go: 'Esci',
  },
  identity: {
    title: 'Sei proprio tu?',
    body: 'Per i soldi e le sospensioni serve di nuovo la password. Poi, per dieci minuti, non te la chiederemo più.',
    password: 'La tua password',
    google: 'Accedi con Google: lascia che confermi che sei tu.',
    noGoogle: 'L’accesso con Google non si è caricato. Riprova in un browser.',
    submit: 'Conferma',
  },
} satisfies Translated<typeof en>
