import type { guest as en } from '../en/guest.ts'
import type { Translated } from '../translated.ts'

export const guest = {
  play: {
    title: 'Gioca senza account',
    nickname: 'Soprannome',
    lead: 'Niente e-mail, niente password: basta un nome.',
    hint: 'Da 2 a 20 lettere, numeri o trattini bassi',
    submit: 'Gioca come ospite',
    otherwise: 'oppure senza account',
  },
  invite: {
    title: '{{host}} ti invita',
    code: 'Codice di invito {{code}}',
    loading: 'Il tuo invito',
    room: 'Stanza',
    players: 'Giocatori',
    playersOf: '{{players}} su {{of}}',
    language: 'Lingua',
    rounds: 'Round',
    roundsOf: '{{rounds}} × {{seconds}} secondi',
    difficulty: 'Difficoltà',
    password: 'Password',
    passwordYes: 'Serve: chiedila a {{host}}',
    passwordNo: 'Non serve',
    full: 'In questo momento i posti sono tutti occupati.',
    lookAgain: 'Controlla di nuovo',
    noGuests: 'Questa stanza è riservata a chi ha un account. Accedi o registrati e sei dentro.',
    account: 'Con un account guadagni anche R3 e punti classifica, e ciò che vinci resta tuo.',
    failed: 'Non riusciamo ad aprire l’invito',
    unknown: 'Questo invito non porta da nessuna parte',
    unknownBody:
      'La stanza ormai è chiusa, oppure nel codice c’è un errore. Riscrivilo o fatti mandare un nuovo link.',
    codeField: 'Codice di invito',
    open: 'Apri l’invito',
    otherRooms: 'Guarda le altre stanze',
  },
  claim: {
    lead: 'Con un account restano tuoi risultati, livello e posto. Bastano un indirizzo e-mail e una password.',
    gift: 'Gratis con il tuo account: {{r3}} R3 e {{tokens}} gettoni voce.',
    submit: 'Crea il mio account',
    done: 'Ora hai un account, {{name}}. Hai ancora tutto.',
    haveAccount: 'Hai già un account?',
    signIn: 'Accedi con quello',
    profile:
      'Giochi come ospite. Su questo dispositivo ritrovi lo stesso ospite per 30 giorni dall’ultima visita.',
  },
} satisfies Translated<typeof en>
