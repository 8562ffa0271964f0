import type { roomFilters as english } from '../en/room-filters.ts'
import type { Translated } from '../translated.ts'

export const roomFilters = {
  title: 'Filtri',
  open_one: 'Filtri, {{count}} attivo',
  open_many: 'Filtri, {{count}} di attivi',
  open_other: 'Filtri, {{count}} attivi',
  openNone: 'Filtri',
  clear: 'Azzera ({{n}})',
  done: 'Mostra le stanze',
  any: 'Qualsiasi',
  sort: 'Ordina per',
  sorts: { newest: 'Più recenti', oldest: 'Meno recenti', players: 'Più giocatori', name: 'Nome' },
  players: 'Giocatori presenti',
  playersEmpty: 'Ancora nessuno',
  playersSome: 'Qualcuno',
  mode: 'Modalità',
  status: 'Stato',
  capacity: 'Posti',
  capacityOf: '{{n}} posti',
  showFull: 'Mostra le stanze piene',
  empty: {
    hint: 'Cerca lo stesso una partita: se non la cerca nessun altro, giochi con dei bot di allenamento.',
    daily: 'Enigma del giorno',
    showAll: 'Mostra tutte le stanze',
  },
} satisfies Translated<typeof english>
