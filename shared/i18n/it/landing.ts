import type { landing as en } from '../en/landing.ts'
import type { Translated } from '../translated.ts'

export const landing = {
  goodbye: 'Il tuo account non c’è più, e nemmeno ciò che conteneva. Ciao, e grazie per aver giocato.',
  hero: {
    title: 'Scrivilo prima degli altri.',
    lead: 'Un enigma, un timer e una stanza intera che scrive. Quiz in tempo reale, in italiano e in inglese.',
    playFree: 'Gioca gratis',
    haveAccount: 'Ho già un account',
  },
  gift: 'Gratis con un nuovo account: {{r3}} R3 e {{tokens}} gettoni voce.',
  doors: {
    code: 'Codice di invito',
    enter: 'Entra nella stanza',
    wrong: 'Un codice ha 6 lettere o cifre.',
    guest: 'Gioca come ospite',
  },
  sample: {
    title: 'Provane uno subito',
    number: 'Enigma {{n}} di {{of}}',
    answerLabel: 'La tua risposta',
    submit: 'Rispondi',
    hint: 'Mostra una lettera',
    another: 'Un altro enigma',
    maskLabel_one: 'Risposta di {{count}} lettera',
    maskLabel_many: 'Risposta di {{count}} di lettere',
    maskLabel_other: 'Risposta di {{count}} lettere',
    correct: 'Esatto!',
    close: 'Ci sei quasi! Controlla come si scrive.',
    wrong: 'Non è questa. Riprova.',
    empty: 'Prima scrivi una risposta.',
  },
  riddles: {
    r1: {
      prompt: 'Più ne fai, più te ne lasci alle spalle. Che cosa sono?',
      answers: 'passi; i passi; orme',
      explanation: 'Ogni passo che fai resta dietro di te.',
    },
    r2: {
      prompt: 'Ogni lettera è andata avanti di un posto nell’alfabeto: D I J B W F',
      answers: 'chiave',
      explanation: 'Riporta ogni lettera indietro di un posto: la D diventa C, la I diventa H …',
    },
    r3: {
      prompt: 'Riordina le lettere e trova dove lavora: A T T O R E',
      answers: 'teatro',
      explanation: '«Attore» e «teatro» hanno le stesse sei lettere.',
    },
    r4: {
      prompt: 'Come continua? 1, 1, 2, 3, 5, 8, …',
      answers: '13; tredici',
      explanation: 'Ogni numero è la somma dei due che lo precedono.',
    },
    r5: {
      prompt: 'Ha il collo ma non la testa, e porta il tappo. Che cos’è?',
      answers: 'bottiglia; la bottiglia',
      explanation: 'La bottiglia: collo, tappo e nessun pensiero.',
    },
  },
  modes: {
    title: 'Tre modi per entrare',
    quick: {
      title: 'Partita rapida',
      body: 'Premi un pulsante e gioca con chi parla la tua lingua e ha il tuo livello.',
    },
    private: {
      title: 'Stanza privata',
      body: 'La tua stanza, le tue regole, le tue domande. Basta condividere un codice di sei lettere.',
    },
    ranked: {
      title: 'Classificata',
      body: 'Sette ranghi, da Apprendista a Enigmaster. Gli enigmi crescono con te.',
    },
  },
  features: {
    title: 'Che cosa c’è dentro',
    judge: {
      title: 'Un giudice di buon senso',
      body: 'Accenti, articoli, maiuscole e piccoli errori di battitura non ti costano il punto.',
    },
    kinds: {
      title: 'Sette tipi di enigma',
      body: 'Domande, indovinelli, anagrammi, cifrari, sequenze, parole mancanti e rebus.',
    },
    own: {
      title: 'Porta il tuo quiz',
      body: 'Incolla le tue domande, una per riga: dopo pochi minuti i tuoi amici ci giocano.',
    },
    secret: {
      title: 'Niente spifferi',
      body: 'La risposta giusta resta nascosta a chi sta ancora pensando. Si vede solo chi l’ha trovata.',
    },
    keyboard: {
      title: 'Mani sulla tastiera',
      body: 'Si fa tutto senza mouse, e anche con uno screen reader.',
    },
    languages: {
      title: 'Due lingue madri',
      body: 'Italiano e inglese, con quiz scritti apposta per ciascuna e non tradotti.',
    },
  },
  steps: {
    title: 'Come funziona',
    one: { title: 'Registrati', body: 'Un nome, un’e-mail, una password. Non costa niente.' },
    two: {
      title: 'Scegli una stanza',
      body: 'Entra in una aperta, oppure creane una e condividi il codice.',
    },
    three: { title: 'Scrivi la risposta', body: 'Prima la trovi, più vale.' },
    four: { title: 'Sali', body: 'Raccogli punti e scala i sette ranghi.' },
  },
  platforms: {
    title: 'Dove si gioca',
    web: 'Browser web',
    download: 'Scarica per {{system}}',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
    android: 'Android',
    ios: 'iOS',
    online: 'Online',
    offline: 'Offline',
    checking: 'Controllo',
    comingSoon: 'In arrivo',
  },
  callToAction: {
    title: 'La porta è aperta.',
    body: 'In trenta secondi hai il tuo posto. Niente carta, niente da scaricare.',
    button: 'Crea un account gratis',
  },
  footer: {
    about: 'Il gioco',
    aboutText:
      'Riddle Rooms è un gioco a quiz per chi ama arrivare primo. Scrivi la risposta e batti il tempo.',
    quickLinks: 'Link rapidi',
    community: 'Comunità',
    communityPublic: 'Stanze aperte',
    communityPrivate: 'Ospita il tuo quiz',
    legal: 'Note legali',
  },
} satisfies Translated<typeof en>
