import type { legalTerms as en } from '../en/legal-terms.ts'
import type { Translated } from '../translated.ts'

export const legalTerms = {
  lead: 'Sono le regole tra te e chi gestisce questo server. Le abbiamo scritte brevi e senza giri di parole.',
  sections: {
    operator: {
      title: 'Chi gestisce questo server',
      text: `Riddle Rooms è un programma a codice aperto: chiunque può farne funzionare un server. Il tuo contratto è con il gestore di questo server, che più avanti chiamiamo «noi»:`,
    },
    service: {
      title: 'Che cos’è il gioco',
      text: `Riddle Rooms è un gioco a quiz in tempo reale: ci si trova in una stanza, compare un enigma e tutti scrivono la risposta. Giocare è gratis. Puoi partecipare come ospite, con un soprannome, oppure con un account.

Una festa su una rete locale funziona sul computer di chi ospita. Noi non c’entriamo: lì la responsabilità è di chi ospita.

Possiamo cambiare il gioco, aggiungere parti o toglierne. Prima di una manutenzione, quando è possibile, avvisiamo nel gioco.`,
    },
    age: {
      title: 'Quanti anni devi avere',
      text: `Devi avere almeno 14 anni, o di più se lo prevede la legge del tuo Paese. Se sei più giovane, serve prima il consenso di un genitore o di chi ne fa le veci. Se sei minorenne, acquista qualcosa solo con il loro consenso.`,
    },
    account: {
      title: 'Il tuo account',
      text: `• Indica un indirizzo e-mail vero: è l’unico modo per rientrare se dimentichi la password.
• Tieni la password per te. Un account è di una sola persona e gioca su un dispositivo alla volta.
• Non puoi vendere, prestare o regalare il tuo account.
• Scegli un nome che non offenda nessuno e che non ti faccia passare per qualcun altro o per uno di noi.

Da ospite non hai una password: è il tuo dispositivo a riconoscerti, per 30 giorni. Dopo 30 giorni senza visite, l’ospite e tutto ciò che gli appartiene vengono cancellati. Puoi trasformare l’ospite in un account quando vuoi, conservando i risultati.`,
    },
    fairness: {
      title: 'Gioco corretto',
      text: `• Rispondi da te. Non sono ammessi i programmi che rispondono al posto tuo né, nelle partite classificate, le risposte cercate altrove.
• Non metterti d’accordo sui risultati e non usare più account per guadagnare punti, R3 o posizioni.
• Non attaccare né sovraccaricare il server e non cercare il modo di aggirarne i limiti. Se trovi una falla di sicurezza, segnalacela.
• Se abbandoni una partita classificata, vale come persa e può darsi che tu debba aspettare prima della prossima.

A giudicare le risposte è il server. Se pensi che abbia sbagliato, puoi fare ricorso dopo la partita. Possiamo correggere punti, ranghi e R3 nati da un errore o da un comportamento scorretto.`,
    },
    conduct: {
      title: 'Come ci parliamo',
      text: `Messaggi, nomi, quiz e voci sono visti e sentiti da altri. Non sono ammessi insulti, minacce, molestie, odio, contenuti sessuali o violenti, pubblicità, dati personali di altri e tutto ciò che è contro la legge.

Un filtro respinge messaggi e nomi con parole che nessuno dovrebbe trovarsi a leggere. L’host può togliere la parola ai giocatori nella propria stanza, o allontanarli. Puoi bloccare un giocatore, e segnalare giocatori e stanze: la segnalazione ci porta gli ultimi messaggi di quella chat, per quanto li hai visti tu.`,
    },
    sanctions: {
      title: 'Richiami, parola tolta e sospensioni',
      text: `Chi viola queste regole può ricevere un richiamo, perdere la parola oppure essere sospeso, per un certo tempo o per sempre: lo decide una persona, secondo la gravità. Ti diciamo il motivo e la scadenza. La sospensione chiude le tue sessioni; una partita in corso si può finire. Eliminare l’account non annulla la sospensione.

Puoi opporti a una decisione scrivendo all’indirizzo in alto. Se possibile, la esamina una persona diversa da quella che ha deciso.`,
    },
    content: {
      title: 'Quello che scrivi',
      text: `I tuoi quiz e i tuoi messaggi restano tuoi. Ci permetti di conservarli, di mostrarli ai giocatori a cui sono destinati e di farli leggere ad alta voce, finché si trovano qui. Carica solo ciò che puoi condividere.

Alcuni quiz li scrive un computer: un nostro generatore oppure, se il gestore ne ha configurato uno, un modello di intelligenza artificiale. Tutti e due possono sbagliare: segnala gli errori nel gioco. Nessun quiz va preso come un consiglio.`,
    },
    purchases: {
      title: 'R3, gettoni voce e acquisti',
      text: `R3 e gettoni voce sono gettoni di questo gioco. Non valgono denaro, non si possono convertire in denaro e non si possono spostare su un altro account o server, salvo che come premio messo in palio da chi ospita.

I prezzi comprendono l’IVA e sono indicati prima dell’acquisto. Il pagamento passa da Stripe o da Google Play; ciò che hai comprato viene accreditato appena ci confermano che è pagato.

Voice Pro è un abbonamento mensile. Continua finché non lo disdici: puoi farlo in qualsiasi momento nel negozio, o su Google Play se l’hai preso lì, e dura fino alla fine del mese già pagato. Se elimini l’account, viene disdetto.`,
    },
    withdrawal: {
      title: 'Diritto di recesso',
      text: `Se sei un consumatore nell’Unione europea, puoi recedere da un acquisto entro 14 giorni senza indicare il motivo. Basta scriverci in modo chiaro, per esempio: «Recedo dall’acquisto di (che cosa) del (data), nome utente (nome)».

Riavrai il denaro entro 14 giorni, con lo stesso mezzo con cui hai pagato, e ciò che avevi comprato ti viene tolto. La parte che hai già speso resta come debito nel gioco e si salda con i prossimi R3 o gettoni che ricevi. Resta fermo quanto prevede la legge sui servizi digitali difettosi.`,
    },
    liability: {
      title: 'Di che cosa rispondiamo',
      text: `Gestiamo il gioco con cura, ma non possiamo promettere che sia sempre disponibile e privo di errori. Rispondiamo senza limiti per dolo e colpa grave, per danni alla vita e alla salute e in ogni caso in cui la legge non ci permette di limitare la responsabilità. Per colpa lieve rispondiamo solo se viene violato un obbligo essenziale, e per il danno che ne deriva di norma.

Il programma è distribuito con licenza MIT, che lo offre così com’è.`,
    },
    ending: {
      title: 'Quando finisce',
      text: `Puoi eliminare il tuo account quando vuoi: Profilo, poi Sicurezza. Sparisce subito, con tutto quello che contiene, e gli R3 rimasti vanno persi.

Possiamo chiudere il tuo account con un preavviso di 30 giorni, e subito in caso di violazione grave di queste regole. Se chiudiamo il server, lo annunciamo nel gioco e rimborsiamo ciò che avevi comprato da poco e non hai potuto usare.`,
    },
    changes: {
      title: 'Modifiche e legge applicabile',
      text: `Se cambiamo queste regole a tuo svantaggio, lo annunciamo nel gioco almeno 30 giorni prima. Se non sei d’accordo, elimina l’account prima di quella data; altrimenti da quel giorno valgono le nuove regole.

Si applica la legge del Paese in cui ha sede il gestore. Come consumatore conservi la tutela della legge del Paese in cui vivi, e puoi rivolgerti ai suoi tribunali.`,
    },
  },
} satisfies Translated<typeof en>
