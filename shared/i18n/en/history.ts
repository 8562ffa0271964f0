/** The games that one has played. */
export const history = {
  title: 'Your games',
  failed: 'Your games could not be loaded',
  empty: 'No finished game yet',
  emptyHint: 'Every game you finish is listed here.',
  play: 'Find a game',
  place_ordinal_one: '{{count}}st of {{of}}',
  place_ordinal_two: '{{count}}nd of {{of}}',
  place_ordinal_few: '{{count}}rd of {{of}}',
  place_ordinal_other: '{{count}}th of {{of}}',
  points_one: '{{value}} point',
  points_other: '{{value}} points',
  rankPoints: '{{value}} rank points',
  unknownMode: 'Game',
  more: 'Show more',
  rounds: 'Every round again',
}
