import type { podium as en } from '../en/podium.ts'
import type { Translated } from '../translated.ts'

export const podium = {
  rematch: {
    heading: 'Un’altra partita',
    who: 'Vogliono giocare ancora {{count}} su {{of}}: {{names}}',
    join: 'Gioca anche tu',
    watch: 'Guardala',
  },
  yours: {
    heading: 'La tua partita',
    place: 'Posizione',
    points: 'Punti',
    accuracy: 'Tentativi giusti',
    fastest: 'Risposta più veloce',
    seconds: '{{value}} s',
    streak: 'Giuste di fila',
    none: 'nessuna',
    level: 'Livello {{level}}',
    levelUp: 'Hai raggiunto il livello {{level}}!',
  },
  draw: 'Pareggio: nessuno ha fatto punti.',
  wrongGuess: 'L’errore più bello della serata',
  album: {
    title: 'Tutti i round',
    missed: 'non indovinato',
    untold: 'La risposta resta segreta',
    failed: 'Non riusciamo a caricare i round.',
  },
  share: {
    button: 'Condividi il risultato',
    failed: 'Non riusciamo a creare l’immagine.',
    saved: 'L’immagine è tra i tuoi download.',
    file: 'riddle-rooms-risultato.png',
    alone: 'Classifica finale',
    more_one: 'e {{count}} altro',
    more_many: 'e altri {{count}}',
    more_other: 'e altri {{count}}',
  },
} satisfies Translated<typeof en>
