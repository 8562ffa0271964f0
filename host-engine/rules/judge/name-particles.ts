const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The small words before a surname. */
export const PARTICLES = set(
  'van von der den ter ten zu de del della dello dei degli delle da dal dalla di du des dos la le el al af wa d l bin ibn ben y',
)

/** Only a person has these between two names; "de" and "di" are in places and titles, too. */
export const OF_PERSONS = set('van von bin ibn')

/** With these even a thing is a surname: dalla Chiesa. */
export const OF_FAMILIES = set('dal dalla')

/** After these often comes a place: Caterina da Siena is not Siena. */
export const BEFORE_PLACES = set('da dal dalla di del della dello dei degli delle d')
