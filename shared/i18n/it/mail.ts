import type { mail as en } from '../en/mail.ts'
import type { Translated } from '../translated.ts'

export const mail = {
  greeting: 'Ciao {{username}},',
  linkHint: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  signature: 'Riddle Rooms',
  verify: {
    subject: 'Conferma il tuo indirizzo e-mail',
    body: 'conferma che questo indirizzo è tuo: se un giorno dimentichi la password, potrai rientrare nel tuo account di Riddle Rooms.',
    action: 'Conferma l’indirizzo',
    expiry: 'Il link funziona una volta sola, entro 24 ore.',
    ignore: 'Qualcun altro ha usato il tuo indirizzo? Ignora questa e-mail: non succederà nulla.',
  },
  reset: {
    subject: 'Scegli una nuova password',
    body: 'hai chiesto una nuova password per il tuo account di Riddle Rooms. Sceglila qui:',
    action: 'Scegli la nuova password',
    expiry:
      'Il link funziona una volta sola, entro un’ora. Con la nuova password l’accesso si chiude su ogni dispositivo.',
    ignore: 'Non l’hai chiesta tu? Ignora questa e-mail: la tua password resta quella di prima.',
  },
  google: {
    subject: 'Il tuo accesso è con Google',
    body: 'hai chiesto una nuova password per il tuo account di Riddle Rooms, ma il tuo account non ne ha una: accedi con Google. Apri Riddle Rooms e scegli il pulsante di Google.',
    action: 'Vai all’accesso',
    expiry: 'La password la custodisce Google: se vuoi, la cambi lì.',
    ignore: 'Non l’hai chiesta tu? Ignora questa e-mail: non è cambiato nulla.',
  },
  moved: {
    subject: 'Il tuo account ha un altro indirizzo e-mail',
    body: 'l’indirizzo e-mail del tuo account di Riddle Rooms è cambiato. D’ora in poi i messaggi arrivano al nuovo indirizzo e non più a questo.',
    ignore:
      'Non l’hai cambiato tu? Allora qualcun altro sta usando il tuo account: accedi, scegli una nuova password e rimetti il tuo indirizzo.',
  },
} satisfies Translated<typeof en>
