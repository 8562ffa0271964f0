import type { recovery as en } from '../en/recovery.ts'
import type { Translated } from '../translated.ts'

export const recovery = {
  forgot: {
    title: 'Password dimenticata?',
    lead: 'Scrivi l’indirizzo e-mail del tuo account: ti mandiamo un link per sceglierne una nuova.',
    submit: 'Mandami il link',
    sentTitle: 'Controlla la posta',
    sent: 'Se esiste un account con l’indirizzo {{email}}, il link è già in viaggio. Funziona una volta sola, entro un’ora.',
    sentHint: 'Dopo qualche minuto non c’è ancora nulla? Guarda nello spam o prova un altro indirizzo.',
    another: 'Prova un altro indirizzo',
  },
  reset: {
    title: 'Scegli una nuova password',
    lead: 'L’accesso si chiude su tutti i dispositivi, poi rientri con quella nuova.',
    password: 'Nuova password',
    submit: 'Imposta la password',
    done: 'La nuova password è pronta: usala per accedere.',
    deadTitle: 'Questo link non funziona più',
    deadBody:
      'È già stato usato, ha più di un’ora oppure è arrivato incompleto. Se l’hai usato per scegliere una nuova password, accedi; altrimenti te ne mandiamo un altro.',
    deadAction: 'Mandami un altro link',
    toLogin: 'Torna all’accesso',
    signedIn:
      'Su questo dispositivo hai già fatto l’accesso. Per usare il link e cambiare password, prima esci.',
  },
  verify: {
    ask: 'Conferma il tuo indirizzo e-mail',
    askLead: 'Premi il pulsante: così sappiamo che a questo indirizzo possiamo scriverti.',
    submit: 'Conferma l’indirizzo',
    done: 'Indirizzo confermato',
    doneBody: 'Grazie! Se un giorno dimentichi la password, sapremo come farti rientrare.',
    already: 'Già confermato',
    alreadyBody: 'Questo indirizzo è confermato: non c’è altro da fare.',
    alreadyOwn:
      'L’indirizzo {{email}} è già confermato. Se ne volevi un altro, chiedilo di nuovo dal tuo profilo.',
    taken: 'Questo indirizzo è già preso',
    takenBody: 'Intanto lo usa un altro account. Il tuo indirizzo resta quello di prima.',
    dead: 'Questo link non funziona più',
    deadBody:
      'Ogni link vale 24 ore. Questo è più vecchio, è arrivato incompleto oppure riguarda un indirizzo che l’account non usa più.',
    deadSignIn: 'Accedi per vedere se l’indirizzo è confermato: da lì puoi farti mandare un altro link.',
    play: 'Vai alle stanze',
    signIn: 'Accedi',
  },
  undo: {
    title: 'Vuoi tenere il tuo indirizzo?',
    lead: 'Qualcuno ha chiesto un altro indirizzo e-mail per il tuo account. Se la richiesta non è tua, tieni questo: fermiamo o annulliamo il cambio e disconnettiamo l’account da tutti i dispositivi.',
    submit: 'Tieni questo indirizzo',
    leave: 'L’ho chiesto io',
    done: 'L’account mantiene questo indirizzo',
    doneBody:
      'L’abbiamo disconnesso da tutti i dispositivi. Ora scegli una nuova password: qualcuno potrebbe conoscere quella vecchia.',
    dead: 'Questo link non funziona più',
    deadBody:
      'È già stato usato, è arrivato incompleto oppure il cambio risale a più di 7 giorni fa. Se l’account ha ancora questo indirizzo, scegli una nuova password.',
    newPassword: 'Scegli una nuova password',
  },
} satisfies Translated<typeof en>
