import { type Allowed, always, type Beside, NOTHING, type Variants } from './beside.ts'
import { foldText } from './fold-text.ts'
import type { Token } from './read-tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const rows = (text: string): readonly ReadonlySet<string>[] => text.split(' | ').map(set)

/** The words for one kind of place, in both languages, for people say "Mount Etna" in Italian, too. */
const OF_NATURE = rows(
  'river rivers fiume | lake loch lago | mount mountain mt monte | mountains mts monti | volcano vulcano | desert deserto | ocean oceano | pass passo valico | falls waterfall waterfalls cascata cascate',
)
/** Whose name alone is more often another place's. */
const OTHERS = rows(
  'sea mare mar | island isle isola | islands isles isole archipelago arcipelago | canal canale | peninsula penisola',
)
/** Of these the name comes after an "of": Republic of Ireland, Città del Vaticano. */
const STATES = rows(
  'city citta town | republic repubblica | kingdom regno | state stato | principality principato | commonwealth',
)
/** Of these, too, but the place alone is never said with them for itself. */
const EVENTS = set('battle battaglia siege assedio')
const KINDS = [...OF_NATURE, ...OTHERS]
/** After a name they make another place of one word, but not of two: Mexico City, New York City. */
const CITIES = set('city state')
/** Of these hardly any title has one at its end (Treasure Island, Moon River). */
const NEVER_IN_TITLES = set('ocean sea desert')
const OF = set('of the di d de del dello della dei degli delle dell')

/** What only describes a place: "nero" is no sea. */
const DESCRIBING = set(
  'black white red yellow green blue orange golden dead salt great big little long short rocky sandy north south east west northern southern eastern western central upper lower new old high hot cold grand holy virgin easter christmas snake snow sand table bald clear bear bull elk deer eagle angel death silicon ivory coral cook marshall solomon canary lost crystal thunder indian sandwich ' +
    'nero nera bianco bianca bianchi rosso rossa giallo gialla verde azzurro azzurra blu morto morta grande grandi piccolo piccola lungo lunga nord sud est ovest alto alta basso bassa nuovo nuova vecchio vecchia maggiore minore superiore superior santo santa sacro rosa capo castello vergine vergini pasqua natale indiano carlo cristo plata nostrum',
)
/** Names of which the kind makes another place, or leaves out which: a state, a city, somebody. */
const OF_TWO = set(
  'jordan giordano chad ciad niger congo kenya geneva ginevra como mexico messico ontario michigan victoria vittoria colorado mississippi missouri ohio arizona tennessee delaware washington kansas oklahoma panama kuwait guatemala quebec belize china cina korea corea america american africa lugano brooklyn york jersey senegal gambia uruguay paraguay kentucky arkansas alabama minnesota nevada utah virginia nelson orleans jefferson lincoln jackson hudson man mercury venice zurich konstanz costanza lucerne japan giappone cambridge oxford bedford milwaukee columbia benin tunis tunisi algiers algeri luxembourg ghana togo georgia wellington',
)
/** Names before their kind that are ordinary words to the lexicon, too. */
const KNOWN = set(
  'vatican khyber brenner simplon mississippi missouri colorado congo jordan niger yukon mackenzie murray loire elbe oder vistula dnieper amur irrawaddy brahmaputra parana tagus douro ebro hudson ohio arno tevere amazon thames nile danube rhine seine rhone volga ganges indus tigris euphrates zambezi limpopo orinoco severn tiber tyne mersey clyde shannon potomac yangtze mekong niagara iguazu victoria himalaya himalayan andes alps atlas ural carpathian appalachian galapagos falkland faroe maldive hawaiian aleutian balearic cayman suez iberian balkan crimean caspian aral',
)

/** The river of a place is not the place. */
const NEVER_WITH_OF = set('river rivers fiume volcano vulcano')

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
const fold = (word: string): string => foldText(word).replace(/\.$/, '')
const kindOf = (word: string) => KINDS.find((kind) => kind.has(word))

interface NamedPlace {
  readonly kind: ReadonlySet<string>
  readonly name: readonly string[]
  readonly counts: Allowed
}

/** Yosemite National Park, Parco nazionale del Gran Paradiso. */
const PARK =
  /^(?:the\s+)?(\S.*?)\s+National Park$|^Parco nazionale (?:d(?:i|el|ella|ello|ei|egli|elle)\s+|dell['’])(\S.*)$/i

/** The writings of a place with its kind before it, after it or left out; and whether a guess may say one with it. */
export function placeVariants(text: string): Variants {
  const words = text
    .trim()
    .replace(/\bd['’]/gi, 'd ')
    .split(/\s+/)
  const [, before, behind] = PARK.exec(text.trim()) ?? []
  const park = before ?? behind
  if (park !== undefined) return { ...NOTHING, writings: always(park, `${park} park`, `parco ${park}`) }
  const place = kindFirst(words) ?? kindLast(words)
  if (place === null) return { ...NOTHING, beside: besidePlace(words) }
  const { kind, name, counts } = place
  const bare = name.join(' ')
  const said = [...kind].flatMap((word) => [`${word} ${bare}`, `${bare} ${word}`])
  return { ...NOTHING, writings: [bare, ...said].map((writing) => ({ text: writing, counts })) }
}

/** River Thames, Lago di Garda, Republic of Ireland. */
function kindFirst([first = '', ...rest]: readonly string[]): NamedPlace | null {
  const word = fold(first)
  const hasOf = OF.has(fold(rest[0] ?? ''))
  const kind = kindOf(word) ?? (hasOf ? [...STATES, EVENTS].find((known) => known.has(word)) : undefined)
  const name = rest.slice(rest.findIndex((other) => !OF.has(fold(other))))
  return kind === undefined || isVague(kind, name) ? null : { kind, name, counts: 'always' }
}

/** Thames River, Sahara Desert, New York City. */
function kindLast(words: readonly string[]): NamedPlace | null {
  const last = fold(words.at(-1) ?? '')
  const name = words.slice(0, -1).filter((word, at) => at > 0 || fold(word) !== 'the')
  const kind = kindOf(last) ?? (CITIES.has(last) ? set(last) : undefined)
  if (kind === undefined || isVague(kind, name)) return null
  const isKnown = NEVER_IN_TITLES.has(last) || KNOWN.has(name.map(fold).join(' '))
  return { kind, name, counts: isKnown || (CITIES.has(last) && name.length > 1) ? 'always' : 'unknown' }
}

/** Whether the name without its kind would not tell the place. */
function isVague(kind: ReadonlySet<string>, name: readonly string[]): boolean {
  const own = name.map(fold)
  if (own.length === 0 || own.some((word) => kindOf(word)) || !name.every(isNamePart)) return true
  if (own.every((word) => DESCRIBING.has(word))) return true
  return !OF_NATURE.includes(kind) && own.every((word) => OF_TWO.has(word))
}

const isNamePart = (word: string, at: number): boolean => isCapital(word) || (at > 0 && OF.has(fold(word)))

/** A place of one name may be said with its kind, where that is no other place. */
function besidePlace(words: readonly string[]): Variants['beside'] {
  const own = words.map(fold)
  if (!words.every(isNamePart) || own.length > 3) return {}
  const city = own.length > 1 ? ({ city: 'always' } as const) : {}
  const isVague = own.every((word) => DESCRIBING.has(word) || OF_TWO.has(word))
  return isVague ? city : { 'kind of place': 'always', ...city }
}

/** A guess without the kind of place that it says before or after the name. */
export function withoutKindOfPlace(tokens: readonly Token[]): { tokens: Token[]; beside: Beside } | null {
  const [first, ...rest] = tokens
  const last = rest.at(-1)
  if (first === undefined || last === undefined) return null
  const hasOf = rest.length > 1 && OF.has(rest[0]?.text ?? '')
  if (hasOf && NEVER_WITH_OF.has(first.text)) return null
  if (kindOf(first.text) || (hasOf && STATES.some((state) => state.has(first.text)))) {
    const name = rest.slice(rest.findIndex((token) => !OF.has(token.text)))
    return { tokens: name, beside: 'kind of place' }
  }
  if (CITIES.has(last.text)) return { tokens: tokens.slice(0, -1), beside: 'city' }
  return kindOf(last.text) ? { tokens: tokens.slice(0, -1), beside: 'kind of place' } : null
}
