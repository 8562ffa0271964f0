import type { tutorial as en } from '../en/tutorial.ts'
import type { Translated } from '../translated.ts'

export const tutorial = {
  label: 'Tutorial',
  step: 'Passo {{n}} di {{total}}',
  later: 'Più tardi',
  resume: 'Tutorial {{n}}/{{total}}',
  resumeLabel: 'Tutorial {{n}}/{{total}}: riprendi',
  skip: 'Salta il tutorial',
  skipShort: 'Salta',
  failed: 'Non ha funzionato. Riprova.',
  go: {
    shop: 'Alla libreria',
    profile: 'Al tuo profilo',
    inventory: 'Al tuo inventario',
    voice: 'Alle voci',
    home: 'Alla lobby',
  },
  steps: {
    go_to_shop: {
      title: 'Visita la libreria',
      text: 'Lì trovi parole e avatar, nuovi ogni giorno.',
    },
    buy_word: {
      title: 'Compra una parola',
      text: 'Scegline una che ti piace. Le comuni costano meno di tutte.',
    },
    go_to_profile: { title: 'Vai al tuo profilo', text: 'Lì trovi ciò che possiedi.' },
    open_inventory: {
      title: 'Apri il tuo inventario',
      text: 'Contiene tutte le tue parole e i tuoi avatar.',
    },
    unequip_word: { title: 'Togli una parola', text: 'Resta tua, ma in partita non l’hai sottomano.' },
    equip_word: {
      title: 'Equipaggia una parola',
      text: 'In partita le parole equipaggiate sono sottomano, e rendono R3 quando sono la risposta.',
    },
    go_to_voice: {
      title: 'Dai un’occhiata alle voci',
      text: 'In partita una voce può leggere i tuoi messaggi.',
    },
    select_voice: {
      title: 'Scegli la tua voce',
      text: 'Ascoltane qualcuna e scegli quella che ti somiglia.',
    },
    go_to_home: { title: 'Vai alla lobby', text: 'Ogni partita comincia da lì, sotto «Gioca».' },
    click_quick_match: { title: 'Scegli «Partita rapida»', text: 'Cerca altri giocatori per te.' },
    click_start_game: {
      title: 'Inizia una partita',
      text: 'Quando ci sono abbastanza giocatori, di’ che ci sei. Si comincia appena ci sono tutti.',
    },
    enable_tts: {
      title: 'Attiva la tua voce',
      text: 'Premi il megafono: i tuoi messaggi saranno letti ad alta voce, per un gettone ciascuno.',
    },
    click_word: {
      title: 'Scegli una delle tue parole',
      text: 'In partita apri le tue parole accanto al messaggio e scegline una.',
    },
    press_enter: { title: 'Premi Invio', text: 'Così mandi il messaggio. Se è la risposta, fai punti.' },
  },
} satisfies Translated<typeof en>

export const tutorialCompleted = 'Il tutorial è finito. Buon divertimento!'
