import type { history as en } from '../en/history.ts'
import type { Translated } from '../translated.ts'

export const history = {
  title: 'Le tue partite',
  failed: 'Non riusciamo a caricare le tue partite',
  empty: 'Ancora nessuna partita finita',
  emptyHint: 'Qui trovi ogni partita che giochi fino alla fine.',
  play: 'Trova una partita',
  place_ordinal_one: '{{count}}º su {{of}}',
  place_ordinal_two: '{{count}}º su {{of}}',
  place_ordinal_few: '{{count}}º su {{of}}',
  place_ordinal_many: '{{count}}º su {{of}}',
  place_ordinal_other: '{{count}}º su {{of}}',
  points_one: '{{value}} punto',
  points_many: '{{value}} di punti',
  points_other: '{{value}} punti',
  rankPoints: '{{value}} punti classifica',
  unknownMode: 'Partita',
  more: 'Mostra altre',
  rounds: 'Rivedi i round',
} satisfies Translated<typeof en>
