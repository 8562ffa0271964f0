import type { Language } from '#shared/constants/game.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Titles before a surname: what follows is somebody, whatever else it may mean (President Bush, Lord Byron). */
const OF_SURNAMES: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'sir dame lord archbishop bishop judge inspector detective sergeant sgt president pres senator sen governor count baron admiral professor prof marshal cardinal minister countess viscount viscountess baroness marquess marquis marquise chancellor commodore congressman congresswoman superintendent darth don madame monsieur mister mr mrs ms miss captain capt doctor dr general gen ayatollah imam sheikh',
  ),
  italian: set(
    'sir lord presidente senatore senatrice cancelliere onorevole on conte barone ammiraglio professore professoressa professor prof maresciallo cardinale ministro ministra commissario ispettore arcivescovo vescovo sergente darth don donna madama madame monsieur mister mr signor signore sig signora capitano dottor dottore dottoressa dott dr generale gen cavalier cavaliere ingegner ingegnere contessa visconte marchese marchesa baronessa giudice magistrato prefetto questore sindaco segretario ambasciatore ayatollah imam sceicco deputato deputata rettore abate ct commissaria presidentessa cancelliera governatore feldmaresciallo',
  ),
}

/** Titles before a first name, which they make enough: Queen Victoria is Victoria. */
const OF_FIRST_NAMES: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'king queen prince princess pope emperor empress tsar czar tsarina kaiser pharaoh sultan shah duke duchess archduke',
  ),
  italian: set(
    're regina principe principessa papa imperatore imperatrice zar zarina kaiser faraone sultano scia duca duchessa arciduca granduca',
  ),
}

/** Titles that are in many names of no person, or tell one person from another: Doctor Who, Saint Lucia, Lady Macbeth. */
const OTHERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'madam colonel col major maj lieutenant lt saint st lady father brother sister mother aunt uncle reverend rev rabbi comrade agent chef coach saints justice secretary chairman commander ambassador corporal constable pm prime chief field vice rear',
  ),
  italian: set(
    'signorina colonnello maggiore tenente san santo santa sant s lady padre fra frate suor madre zio zia avvocato avv ing architetto arch maestro maestra cav beato beata ragionier ragioniere rag geometra monsignore mons mastro compagno agente comandante primo vice',
  ),
}

/** With one of these a first name is a place as often as a saint, and alone it is neither. */
const SAINTS: ReadonlySet<string> = set('st saint saints san santo santa sant s beato beata')
/** These, too, make another of a first name: Don Giovanni, Lady Macbeth. */
const OF_ANOTHER: ReadonlySet<string> = set('lady don donna mrs signora')

/** Of monks and nuns. */
const OF_ORDERS: ReadonlySet<string> = set('mother father brother sister madre padre fra frate suor')

export type TitleKind = 'of surnames' | 'of first names' | 'other' | null

/** Which kind of title a folded word is, if it is one. */
export function titleKind(word: string, language: Language): TitleKind {
  if (OF_SURNAMES[language].has(word)) return 'of surnames'
  if (OF_FIRST_NAMES[language].has(word)) return 'of first names'
  return OTHERS[language].has(word) ? 'other' : null
}

export function isSaint(title: string): boolean {
  return SAINTS.has(title)
}

/** Whether the title makes another name of one that stands alone. */
export function makesAnother(title: string): boolean {
  return SAINTS.has(title) || OF_ANOTHER.has(title)
}

/** Whether the title and a first name are how somebody is known: Mother Teresa, Padre Pio. */
export function makesName(title: string): boolean {
  return OF_ORDERS.has(title)
}
