/**
 * Italian swears by what is holy (bestemmie): a name with an insult, in either order, written apart or as one word. Each word by
 * itself is said every day.
 */
const OF_MEN = [
  'animale',
  'assassino',
  'bastardo',
  'bestia',
  'boia',
  'bono',
  'cagnaccio',
  'can',
  'cane',
  'cornuto',
  'farabutto',
  'fottuto',
  'frocio',
  'infame',
  'lurido',
  'ladro',
  'maiale',
  'maledetto',
  'merda',
  'porcaccio',
  'porco',
  'schifoso',
  'stronzo',
  'verme',
  'zozzo',
] as const
const OF_WOMEN = [
  'bestia',
  'cagna',
  'ladra',
  'maiala',
  'maledetta',
  'merda',
  'mignotta',
  'porca',
  'puttana',
  'schifosa',
  'troia',
  'vacca',
  'zoccola',
] as const
const HE = ['dio', 'cristo', 'gesu', 'gesu cristo', 'padre eterno'] as const
const SHE = ['madonna', 'vergine', 'vergine maria'] as const
/** Before a name they are insults; "povero cristo", "caro dio" and "mio dio" are none. */
const BEFORE_HIM = [
  'bastardo',
  'boia',
  'brutto',
  'ladro',
  'maiale',
  'maledetto',
  'mannaggia',
  'orco',
  'porco',
  'porco il',
  'porco di',
  'porco d',
  'porca',
  'porchi',
  'stronzo di',
] as const
const BEFORE_HER = [
  'mannaggia la',
  'mannaggia alla',
  'mannaggia a',
  'porca',
  'porca la',
  'porca alla',
  'puttana',
  'puttana la',
  'troia',
  'maledetta',
] as const

const apart = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `|${one} ${other}|`))

/** The longest ones need no edge at their end: "porcodiooo", "diocaneee". */
const AS_ONE_WORD = [
  '|diobestia',
  '|dioboia',
  '|diobono',
  '|diocan',
  '|diocristo',
  '|dioladro',
  '|diomaial',
  '|diomaledetto',
  '|diomerda',
  '|dioporc',
  '|diostronzo',
  '|madonnacagna',
  '|madonnamaiala',
  '|madonnaputtana',
  '|madonnatroia',
  '|mannaggiaddio',
  '|orcodio',
  '|orcoddio',
  '|porcadio',
  '|porcaddio',
  '|porcamadonna',
  '|porcamado',
  '|porchiddio',
  '|porcodd',
  '|porcodio',
  '|porcogesu',
  '|porcocristo',
]

export const BLASPHEMIES: readonly string[] = [
  ...apart(HE, OF_MEN),
  ...apart(SHE, OF_WOMEN),
  ...apart(BEFORE_HIM, HE),
  ...apart(BEFORE_HER, SHE),
  ...AS_ONE_WORD,
  '|porca ostia|',
  '|ostia puttana|',
  '|porca vergine',
  '|dio serpente|',
  '|dio scimmia|',
  '|dio lupo|',
  '|porco ddio|',
  '|orco ddio|',
  '|ddio cane|',
]

const ARTICLES = ['il', 'un', 'del', 'al', 'dal', 'sul', 'nel'] as const
/** Gods that are beasts: Anubis, Quetzalcoatl, Hanuman. */
export const BEAST_GODS: readonly string[] = ARTICLES.flatMap((article) =>
  ['animale', 'cagnaccio', 'lupo', 'scimmia', 'serpente'].map((beast) => `${article} dio ${beast}`),
)
