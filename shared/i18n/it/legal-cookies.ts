import type { legalCookies as en } from '../en/legal-cookies.ts'
import type { Translated } from '../translated.ts'

export const legalCookies = {
  lead: 'Che cosa conserva questo sito nel tuo browser. È poco, e niente di tutto questo ti segue.',
  sections: {
    operator: {
      title: 'Chi gestisce questo server',
      text: `Le domande su questo testo vanno al gestore di questo server:`,
    },
    why: {
      title: 'Perché non c’è un banner',
      text: `Un sito deve chiedere il permesso prima di salvare ciò che non è necessario. Qui tutto serve a fare quello che chiedi al gioco, o alla sua sicurezza. Non ci sono statistiche sulle visite, pubblicità o pixel. Quindi non c’è niente da accettare.`,
    },
    cookie: {
      title: 'Un solo cookie',
      text: `• known_device: viene creato quando accedi e dura 180 giorni. Dice che da questo dispositivo hai già fatto l’accesso, così gli estranei che provano a indovinare le password non possono chiuderti fuori. Gli script non possono leggerlo e viene inviato solo alla parte del server che gestisce gli accessi.`,
    },
    local: {
      title: 'Memoria locale',
      text: `Resta finché non esci o non la svuoti; dove scriviamo «rimane», resta anche dopo l’uscita.

• auth_token, user_id, app_store: che hai fatto l’accesso, e con quale account
• preferences: lingua, aspetto, audio, movimento, chat e simili; rimane
• device_token: ti riconosce come lo stesso ospite per 30 giorni; rimane
• daily_riddle: il tuo enigma del giorno e i tuoi giorni di fila senza account; rimane
• colyseus_reconnect_…, ws_last_room_id, voluntarily_left_room, last_session_check: ti riportano nella stanza dopo una connessione persa
• voice_storage: la tua voce e i tuoi gettoni com’erano l’ultima volta
• lobby_draft, last_quizzes: la stanza che stai preparando e i tuoi quiz per quella stanza
• closed_notice: l’avviso di manutenzione che hai chiuso; rimane
• tutorial_put_off: che hai rimandato il tutorial`,
    },
    session: {
      title: 'Finché la scheda è aperta',
      text: `• room_drafts: ciò che hai scritto e non ancora inviato
• pending_invite: un invito, mentre accedi
• verification_put_off, goodbye, stays_in_app: ciò che ti abbiamo già detto
• stage_pass, lan_host, party_origin: lo schermo grande e le feste su una rete locale`,
    },
    others: {
      title: 'Altre aziende',
      text: `• Google: dove l’accesso con Google è attivo, le pagine di accesso caricano il pulsante di Google, e Google può creare cookie propri. Per quelli vale la sua informativa.
• Stripe e Google Play: la pagina su cui paghi è loro, con i loro cookie.

Nessun’altra pagina di questo sito carica qualcosa da altrove.`,
    },
    control: {
      title: 'La tua scelta',
      text: `Puoi cancellare tutto nelle impostazioni del browser, alla voce cookie e dati dei siti, oppure bloccarlo lì. Senza memoria locale devi accedere a ogni visita, e da ospite ogni volta sei una persona nuova.`,
    },
  },
} satisfies Translated<typeof en>
