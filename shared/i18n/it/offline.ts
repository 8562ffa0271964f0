import type { offline as en } from '../en/offline.ts'
import type { Translated } from '../translated.ts'

export const offline = {
  title: 'Nessuna connessione',
  lead: 'Riddle Rooms in questo momento non risponde. Intanto, ecco un enigma.',
  back: 'Sei di nuovo online.',
  answer: 'La tua risposta',
  send: 'Rispondi',
  next: 'Un altro enigma',
  retry: 'Riprova',
  play: 'Torna al gioco',
  right: 'Esatto!',
  wrong: 'Non è questo. Ritenta.',
  empty: 'Prima scrivi una risposta.',
  riddles: {
    echo: {
      question: 'Parlo senza bocca e rispondo solo se mi chiami. Che cosa sono?',
      answers: 'eco',
    },
    steps: {
      question: 'Più ne fai e più ne lasci dietro di te. Che cosa sono?',
      answers: 'passi|orme|impronte',
    },
    towel: {
      question: 'Più asciuga e più si bagna. Che cos’è?',
      answers: 'asciugamano|asciugamani|telo|salvietta',
    },
    map: {
      question: 'Ha città senza case e fiumi senz’acqua. Che cos’è?',
      answers: 'mappa|cartina|cartina geografica|carta geografica|atlante',
    },
    age: { question: 'Sale sempre e non scende mai. Che cos’è?', answers: 'età|anni' },
    piano: {
      question: 'Ha molti tasti e non scrive una parola. Che cos’è?',
      answers: 'pianoforte|piano|organo|fisarmonica',
    },
  },
} satisfies Translated<typeof en>
