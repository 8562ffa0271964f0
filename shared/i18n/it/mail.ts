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
    expiry: 'Il link funziona per 24 ore.',
    ignore: 'Qualcun altro ha usato il tuo indirizzo? Ignora questa e-mail: non succederà nulla.',
  },
  reset: {
    subject: 'Scegli una nuova password',
    body: 'hai chiesto una nuova password per il tuo account di Riddle Rooms. Sceglila qui:',
    action: 'Scegli la nuova password',
    expiry:
      'Il link funziona una volta sola, entro un’ora. Con la nuova password esci da tutti i dispositivi.',
    ignore: 'Non l’hai chiesta tu? Ignora questa e-mail: la tua password resta quella di prima.',
  },
  google: {
    subject: 'Il tuo accesso è con Google',
    body: 'hai chiesto una nuova password per il tuo account di Riddle Rooms, che però non ne ha una: accedi con Google. Apri Riddle Rooms e scegli il pulsante di Google.',
    action: 'Vai all’accesso',
    expiry: 'La password la custodisce Google: se vuoi, la cambi lì.',
    ignore: 'Non l’hai chiesta tu? Ignora questa e-mail: non è cambiato nulla.',
  },
  move: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    body: 'hai chiesto di usare questo indirizzo per il tuo account di Riddle Rooms. Il cambio avviene quando lo confermi qui:',
    action: 'Usa questo indirizzo',
    expiry: 'Il link funziona per 24 ore. Finché non confermi, l’account resta con il vecchio indirizzo.',
    ignore: 'Qualcun altro ha indicato il tuo indirizzo? Ignora questa e-mail: non succederà nulla.',
  },
  moved: {
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    body: 'qualcuno che ha fatto l’accesso al tuo account di Riddle Rooms ha chiesto un altro indirizzo e-mail. Se la richiesta è tua, qui non devi fare nulla: l’indirizzo cambia quando quello nuovo viene confermato con il link che gli abbiamo mandato. Se non è tua, tieni questo indirizzo:',
    action: 'Non è una mia richiesta',
    expiry:
      'Il link ferma il cambio, o lo annulla fino a 7 giorni dopo, e chiude il tuo account su tutti i dispositivi.',
    ignore: 'Poi scegli una nuova password: qualcuno potrebbe conoscere quella vecchia.',
  },
  test: {
    subject: 'E-mail di prova di Riddle Rooms',
    body: 'hai chiesto questa e-mail nell’area di amministrazione. È arrivata: Riddle Rooms riesce a inviare la posta.',
    action: 'Torna all’area di amministrazione',
    expiry: 'Non c’è niente da confermare.',
    ignore:
      'Non l’hai chiesta tu? Guarda il registro delle modifiche: solo gli amministratori possono inviarla.',
  },
} satisfies Translated<typeof en>
