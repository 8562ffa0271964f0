const set = (names: string): ReadonlySet<string> => new Set(names.split('|'))

/** Series by their hero: what the hero meets tells the part ("The Goblet of Fire"). */
const HEROES = set(
  'harry potter|percy jackson|indiana jones|monty python|asterix|nancy drew|artemis fowl|sherlock holmes|professor layton|doctor who|scooby doo|geronimo stilton|austin powers',
)
/** Other series of which the name alone leaves out which part is meant. */
const SERIES = set(
  'star wars|guerre stellari|star trek|lord of the rings|signore degli anelli|hunger games|mission impossible|x men|pirates of the caribbean|pirati dei caraibi|chronicles of narnia|cronache di narnia|narnia|james bond|legend of zelda|zelda|final fantasy|grand theft auto|gta|csi|law & order|ncis|avengers|justice league|fast & furious|twilight|twilight saga|divergent|maze runner|planet of the apes|pianeta delle scimmie|call of duty|assassins creed|resident evil|tomb raider|lara croft|metal gear solid|metal gear|elder scrolls|witcher|uncharted|halo|god of war|castlevania|metroid|monkey island|age of empires|total war|far cry|dragon age|fire emblem|super mario|crash bandicoot|pokemon|dragon ball|naruto|transformers|ghostbusters|jurassic park|jurassic world|spider man|batman|superman|captain america|thor|iron man|guardians of the galaxy|black panther|doctor strange|matrix|john wick|fantastic beasts|animali fantastici|millennium|goosebumps|naked gun|police academy|teenage mutant ninja turtles|american horror story|american crime story|insidious|conjuring|highlander|rambo|mad max|predator|terminator|kung fu panda|ice age|lera glaciale|hotel transylvania|night at the museum|notte al museo|knives out|hobbit|fallout',
)
/** What tells the first part, which the name of the series may mean. */
const FIRST = set(
  'new hope|nuova speranza|curse of the black pearl|maledizione della prima luna|fellowship of the ring|compagnia dellanello|lion the witch and the wardrobe|leone la strega e larmadio|unexpected journey|viaggio inaspettato',
)
const LONGEST_SERIES = 5
const AND = /^(?:and|&|e|ed)$/i
const ARTICLE = /^(?:the|an?|il|lo|la|i|gli|le|una?) /

const nameOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
    .replace(ARTICLE, '')

/** Whether a title without its subtitle is only that of a series: "Star Wars" is not The Empire Strikes Back. */
export function isSeries(title: string, subtitle: string): boolean {
  const name = nameOf(title)
  return (SERIES.has(name) || HEROES.has(name)) && !FIRST.has(nameOf(subtitle))
}

/** The rest of a title after the hero of a series, where it is more than a name. */
export function withoutHero(title: string): string | null {
  const [, hero = '', rest = ''] = /^(.+?)\s+(?:and|&|e|ed)\s+(.+)$/i.exec(title) ?? []
  return HEROES.has(nameOf(hero)) && nameOf(rest).includes(' ') ? rest : null
}

/** A look at the first words, which spares most guesses the rest. */
const FIRST_WORDS = new Set([...SERIES, ...HEROES].map((name) => name.split(' ')[0] ?? ''))
const beginsSeries = (word: string): boolean =>
  FIRST_WORDS.has(word.toLowerCase().split(/[^\p{L}]/u)[0] ?? '')

/** A guess without the series or the hero before a title of more words: "star wars the empire strikes back". */
export function withoutSeries(guess: string): string | null {
  const words = guess.trim().split(/\s+/)
  if (words.length < 3 || !words.slice(0, 2).some(beginsSeries)) return null
  for (let count = Math.min(words.length - 2, LONGEST_SERIES); count > 0; count--) {
    const name = nameOf(words.slice(0, count).join(' '))
    if (!SERIES.has(name) && !HEROES.has(name)) continue
    const rest = words.slice(AND.test(words[count] ?? '') ? count + 1 : count)
    return rest.length > 1 ? rest.join(' ') : null
  }
  return null
}
