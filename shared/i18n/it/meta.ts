import type { meta as en } from '../en/meta.ts'
import type { Translated } from '../translated.ts'

export const meta = {
  title: 'Riddle Rooms – Quiz ed enigmi in tempo reale',
  titleOf: '{{page}} · Riddle Rooms',
  description:
    'Scrivi la risposta prima degli altri: quiz ed enigmi in tempo reale, in italiano e in inglese. Gioca gratis nel browser.',
  pages: {
    login: 'Accedi',
    register: 'Registrati',
    resetPassword: 'Scegli una nuova password',
    verifyEmail: 'Conferma l’indirizzo',
    undoEmail: 'Tieni il tuo indirizzo',
    selectLanguage: 'Scegli la lingua',
    invite: 'Il tuo invito',
    lobby: 'Gioca',
    profile: 'Profilo',
    createLobby: 'Stanza privata',
    room: 'Stanza',
    game: 'Partita',
    matchFound: 'Partita trovata!',
    ranks: 'Ranghi',
    shop: 'Libreria',
    gamePass: 'Pass di gioco',
    daily: 'Enigma del giorno',
    quizzes: 'I miei quiz',
    buyR3: 'Compra R3',
    terms: 'Termini di servizio',
    privacy: 'Informativa sulla privacy',
    cookies: 'Informativa sui cookie',
    admin: 'Amministrazione',
    notFound: 'Pagina non trovata',
  },
} satisfies Translated<typeof en>
