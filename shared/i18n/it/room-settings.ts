import type { roomSettings as en } from '../en/room-settings.ts'
import type { Translated } from '../translated.ts'

export const roomSettings = {
  fields: {
    name: 'Nome della stanza',
    defaultName: 'La stanza privata di {{name}}',
    password: 'Password (facoltativa)',
    passwordHint: 'Vuota: chi trova la stanza può entrare',
    maxPlayers: 'Posti',
    rounds: 'Round',
    time: 'Secondi per round',
    difficulty: 'Difficoltà',
    language: 'Lingua',
    category: 'Di che cosa parlano i quiz',
    spectators: 'Ammetti spettatori',
    spectatorsHint: 'Vedono tutto e non possono rispondere',
    guests: 'Ospiti benvenuti',
    guestsHint: 'Gli amici giocano con un soprannome, senza account',
    reward: 'Premio in R3',
    rewardHint: 'Lo metti tu, lo prende chi vince; se la partita non finisce, ti torna indietro.',
    rewardCost: 'Paghi {{reward}} R3 dei tuoi {{balance}} R3.',
    rewardTooHigh: 'Hai {{balance}} R3.',
    rewardLimit:
      'Dei tuoi {{balance}} R3 puoi metterne in palio {{limit}}: il regalo di benvenuto si può spendere, ma non fa da premio.',
    rewardVerify: 'Per mettere in palio un premio conferma il tuo indirizzo e-mail.',
  },
  timers: {
    label: 'Tempo per rispondere',
    normal: 'Normale',
    half: '×1,5',
    double: '×2',
    normalHint: 'Dai più tempo a tutti, se qualcuno legge, scrive o ascolta più lentamente.',
    relaxedHint: 'Tempi più lunghi: i round durano {{seconds}} secondi e si allungano anche le pause.',
  },
  judge: {
    label: 'Severità del giudice',
    strict: 'Severo',
    normal: 'Normale',
    relaxed: 'Indulgente',
    strictHint: 'Conta ogni lettera: con una svista ci sei «quasi», e niente di più.',
    normalHint: 'Le piccole sviste sono perdonate; con quelle più grosse ci sei «quasi».',
    relaxedHint: 'Perdona una svista in più, ma mai un’altra parola.',
  },
} satisfies Translated<typeof en>
