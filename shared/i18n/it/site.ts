import type { site as en } from '../en/site.ts'
import type { Translated } from '../translated.ts'

export const site = {
  keywords: 'quiz, enigmi, indovinelli, multigiocatore, gioco di parole, gioco di società, tempo reale',
  share: {
    title: 'Riddle Rooms',
    description: 'Scrivi la risposta prima degli altri. Gratis, nel browser.',
    image: '/social-it.png',
    imageText: 'Riddle Rooms: scrivilo prima degli altri.',
    locale: 'it_IT',
  },
  descriptions: {
    daily:
      'Un enigma al giorno, uguale per tutti. Indovinalo in pochi tentativi, conta i giorni di fila e condividi il risultato.',
    login:
      'Accedi a Riddle Rooms ed entra in una stanza: quiz ed enigmi in tempo reale, in italiano e in inglese.',
    register: 'Crea un account gratuito e gioca a quiz ed enigmi con gli amici, oppure scala i sette ranghi.',
    terms: 'Le regole di Riddle Rooms: account, gioco corretto, R3 e acquisti, e chi gestisce il server.',
    privacy:
      'Quali tuoi dati conserva Riddle Rooms, perché e per quanto tempo, e come vederli o cancellarli.',
    cookies: 'Quali cookie e quale memoria locale usa Riddle Rooms, e a che cosa serve ciascuno.',
  },
  invite: {
    title: '{{host}} ti invita a giocare',
    description:
      'Entra in «{{room}}» e scrivi la risposta prima degli altri. Gli enigmi sono in {{language}}. Gratis, nel browser.',
    languages: { english: 'inglese', italian: 'italiano' },
    imageText: '{{host}} ti invita a giocare in «{{room}}».',
    card: {
      lead: '{{host}} ti invita',
      code: 'Codice',
      riddles: 'Enigmi in {{language}}',
      unknown: 'Questo invito non è più valido',
      unknownBody: 'Chiedine uno nuovo oppure apri una stanza tua.',
    },
  },
  app: { name: 'Riddle Rooms', play: 'Gioca', daily: 'Enigma del giorno' },
} satisfies Translated<typeof en>
