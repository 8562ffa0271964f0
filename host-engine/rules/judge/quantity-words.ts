const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What is said around the number and the unit of an amount. */
export const QUANTITY_WORDS = {
  english: {
    about: set(
      'about around roughly approximately approx circa ca nearly almost some the exactly precisely only just',
    ),
    trailing: set('long tall high wide deep old away approximately approx exactly roughly'),
    minus: set('minus negative'),
    plus: set('plus'),
    point: 'point',
    one: set('a an one'),
    half: set('half'),
    joint: set('and'),
    of: set('of a an'),
    per: set('per a an each every'),
    below: /^(?:below|under)$/,
    squared: { square: 2, squared: 2, sq: 2, cubic: 3, cubed: 3, cu: 3 } as Readonly<Record<string, number>>,
  },
  italian: {
    about: set('circa quasi ca all intorno a ai i il lo la gli le l esattamente solo su per giu'),
    trailing: set('circa esatti esattamente quasi'),
    minus: set('meno'),
    plus: set('piu'),
    point: 'virgola',
    one: set('un uno una'),
    half: set('mezzo mezza mezz meta'),
    joint: set('e'),
    of: set('di d'),
    per: set('al all allo alla per ogni a'),
    below: /^sotto$/,
    squared: {
      quadro: 2,
      quadri: 2,
      quadrato: 2,
      quadrati: 2,
      quadrate: 2,
      quadrata: 2,
      cubo: 3,
      cubi: 3,
      cubico: 3,
      cubici: 3,
      squared: 2,
      cubed: 3,
    } as Readonly<Record<string, number>>,
  },
} as const
