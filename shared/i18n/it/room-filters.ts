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
} satisfies Translated<typeof english>
