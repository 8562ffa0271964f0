import type { legalPrivacy as en } from '../en/legal-privacy.ts'
import type { Translated } from '../translated.ts'

export const legalPrivacy = {
  lead: 'Che cosa sa di te questo server, perché, per quanto tempo, e che cosa puoi fare tu.',
  sections: {
    operator: {
      title: 'Chi è il titolare',
      text: `Riddle Rooms è un programma a codice aperto, e ogni server è gestito da qualcun altro. Il titolare del trattamento dei tuoi dati su questo server è:`,
    },
    short: {
      title: 'In breve',
      text: `• Nessuna rete pubblicitaria, nessun tracciamento, nessuna vendita di dati. Gli «annunci» che portano gettoni voce sono enigmi nostri.
• Conserviamo ciò che serve per giocare e per un gioco corretto.
• Puoi scaricare i tuoi dati ed eliminare l’account da te, in qualsiasi momento.`,
    },
    account: {
      title: 'Il tuo account',
      text: `• Nome utente, avatar, lingua, indirizzo e-mail e se è confermato; la password solo come impronta da cui non si può risalire a lei.
• Con l’accesso Google: l’identificativo del tuo account Google e il suo indirizzo e-mail, presi da un token firmato da Google. La tua password di Google non ci arriva.
• La data della registrazione, quella dell’ultima visita e i tuoi accessi, per poterli chiudere da altrove.
• Da ospite: il soprannome, i risultati e l’impronta di un token che sta sul tuo dispositivo.

Ci servono per darti ciò per cui hai creato l’account (articolo 6, paragrafo 1, lettera b, del GDPR).`,
    },
    play: {
      title: 'Quello che nasce dal gioco',
      text: `• Partite, posizioni, punti, rango, livello, missioni, ciò che possiedi, R3 e gettoni voce con ogni movimento.
• Amici, richieste e giocatori bloccati; i tuoi quiz; i giudizi sui quiz.
• Le risposte sbagliate ai quiz della casa, perché i bot di allenamento sbaglino come le persone; con il tuo nome solo finché nessun altro ha scritto la stessa cosa.
• L’enigma del giorno, senza account: un identificativo casuale sul tuo dispositivo.

Anche questo fa parte del gioco (articolo 6, paragrafo 1, lettera b). Nome utente, avatar, rango, statistiche e ciò che fai in una stanza sono visibili agli altri giocatori. Ranghi e abbinamenti sono calcolati secondo regole e non decidono nulla al di fuori del gioco.`,
    },
    chat: {
      title: 'Chat, voci e moderazione',
      text: `I messaggi restano nella memoria del server finché la loro stanza è aperta; dopo non vengono conservati. Un filtro legge in automatico ogni messaggio e ogni nome.

Quando qualcuno segnala un giocatore o una stanza, i messaggi di quella chat visti da chi segnala vengono salvati con la segnalazione e letti da un amministratore. Segnalazioni, richiami, parola tolta, sospensioni e note degli amministratori sono conservati con l’account. Lo facciamo per proteggere i giocatori (legittimo interesse, articolo 6, paragrafo 1, lettera f).

Se vieni sospeso ed elimini l’account, un’impronta con chiave del tuo indirizzo e-mail rimane fino alla fine della sospensione, perché non la si possa aggirare.

Se fai leggere i messaggi ad alta voce, il loro testo diventa audio grazie alle voci di questo server oppure, se il gestore ne ha configurato uno, grazie a un fornitore di sintesi vocale, che riceve il testo e non il tuo nome.`,
    },
    purchases: {
      title: 'Acquisti',
      text: `Paghi su una pagina di Stripe oppure con Google Play. I dati di pagamento li ricevono loro; noi sappiamo che cosa è stato comprato, quando, a quale prezzo e se è stato pagato, rimborsato o contestato. Non vediamo mai i numeri delle carte. Ci serve per il contratto (articolo 6, paragrafo 1, lettera b) e per la contabilità che la legge ci chiede (articolo 6, paragrafo 1, lettera c).`,
    },
    technical: {
      title: 'Dati tecnici',
      text: `• Il registro del server: ora, percorso, esito e durata di una richiesta, il tuo indirizzo IP e l’identificativo del tuo account. Nessun contenuto e nessuna password.
• Contatori per indirizzo IP e per account, contro gli abusi e i tentativi di indovinare le password: restano in memoria per qualche minuto o qualche ora.
• Un cookie che riconosce un dispositivo da cui hai già fatto l’accesso: vedi l’informativa sui cookie.
• Per ogni modifica di un amministratore: chi, che cosa, quando e da quale indirizzo.

Ci servono per gestire il server in sicurezza (articolo 6, paragrafo 1, lettera f).`,
    },
    recipients: {
      title: 'Chi riceve i dati',
      text: `Solo chi lavora per il gestore di questo server, e solo ciò che gli serve:

• chi ospita il server e il suo database e ne recapita la posta
• Google, se accedi con Google; il suo pulsante, dove appare, viene caricato da Google
• Stripe e Google Play, se paghi
• il fornitore di un modello di intelligenza artificiale, se chiedi quiz su un argomento: riceve l’argomento, non il tuo nome
• un fornitore di sintesi vocale, per i messaggi letti ad alta voce

Alcuni di loro si trovano negli Stati Uniti o in altri Paesi fuori dall’Unione europea. In tal caso valgono la decisione di adeguatezza dell’UE o le sue clausole contrattuali tipo. Le autorità ricevono dati solo se la legge ci obbliga.`,
    },
    retention: {
      title: 'Per quanto tempo',
      text: `• Il tuo account e tutto ciò che ne dipende: finché non lo elimini
• Ospiti: 30 giorni dopo l’ultima visita
• L’enigma del giorno senza account: 56 giorni dopo l’ultima visita
• I link nelle e-mail: un’ora (password), un giorno (conferma) o sette giorni (annullare un nuovo indirizzo)
• Le risposte alle richieste ripetute: 24 ore; le attività in background non riuscite: 30 giorni
• Gli acquisti: senza il tuo nome, per il tempo chiesto dalle norme fiscali
• Le cifre sul server nel suo insieme: 90 giorni, senza dati personali
• Il registro del server: finché serve al gestore per la sicurezza, di regola non oltre 30 giorni

Nelle partite che altri hanno giocato con te, quando elimini l’account al posto del tuo nome resta un trattino.`,
    },
    rights: {
      title: 'I tuoi diritti',
      text: `• Vedere e portare con te: «Scarica i miei dati», in Profilo, Sicurezza, ti dà tutto in un file che i programmi sanno leggere.
• Correggere: nome e indirizzo nel tuo profilo.
• Cancellare: «Elimina il mio account», nello stesso posto. Ha effetto subito.
• Opporti a ciò che facciamo per legittimo interesse, o chiederne la limitazione: scrivici.
• Presentare un reclamo a un’autorità di controllo: in Italia, il Garante per la protezione dei dati personali.

Non devi darci alcun dato, ma senza un soprannome non puoi giocare e senza un indirizzo e-mail non puoi avere un account.`,
    },
    children: {
      title: 'Minori',
      text: `Il gioco non è destinato a chi ha meno di 14 anni e gioca senza il consenso di un genitore. Se vieni a sapere di un account del genere, avvisaci e lo cancelliamo.`,
    },
    party: {
      title: 'Feste su una rete locale',
      text: `Una festa funziona sul computer di chi ospita, senza questo server. Soprannomi, messaggi e risultati restano lì, e ne risponde chi ospita. Il tuo account lì non serve e non ci arriva.`,
    },
    changes: {
      title: 'Modifiche',
      text: `Quando cambia il gioco può cambiare anche questo testo. La data è in alto; ciò che ti riguarda da vicino lo annunciamo nel gioco.`,
    },
  },
} satisfies Translated<typeof en>
