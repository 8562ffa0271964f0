import type { Language } from '#shared/constants/game.ts'
import { firstNamesOf } from './bearers.ts'
import { always, type Besides, NOTHING, type Variants } from './beside.ts'
import { type FirstName, firstName, isOnlyFirstName } from './first-names.ts'
import { isShared, surnamesOf } from './known-names.ts'
import { foldName, withoutElision } from './name-words.ts'
import { NOT_SURNAMES } from './not-surnames.ts'
import { isSaint, makesAnother, type TitleKind, titleKind } from './person-titles.ts'
import type { TitledName } from './split-title.ts'
import { endsInSurname } from './surname-ends.ts'

/** One word: a person known by one name, a surname, or anything else that is written with a capital. */
export function singleVariants({ title, words }: TitledName, language: Language, asked: FirstName): Variants {
  const [word = ''] = words
  if (title !== null) return titledVariants(word, title, titleKind(title, language))
  const name = foldName(word)
  const surnames = surnamesOf(name)
  if (surnames !== null)
    return {
      writings: always(...surnames.map((surname) => `${word} ${surname}`)),
      parts: [],
      beside: { title: 'always', 'title of a surname': 'always', kind: 'always' },
    }
  const bare = withoutElision(word)
  return {
    writings: bare === word ? [] : always(bare),
    parts: [],
    beside: besideSurname(name, asked),
    bearers: firstNamesOf(name) ?? undefined,
  }
}

/** Van Gogh, De Gasperi: a surname without the rest of the name. */
export function particleVariants(surname: string): Variants {
  const name = foldName(surname)
  return {
    writings: isOnlyFirstName(name) ? [] : [{ text: surname, counts: 'unknown' }],
    parts: [surname],
    beside: { 'first name': 'always', title: 'always', 'title of a surname': 'always' },
  }
}

/**
 * Whether a first name makes no other of it. Of a surname with bearers it is theirs (Louis Armstrong, not Michelle Obama);
 * what may be a place or a thing has one where the prompt asks for somebody (London), or where no lexicon knows it.
 */
function besideSurname(name: string, asked: FirstName): Besides {
  if (NOT_SURNAMES.has(name)) return {}
  const titles = {
    'title of a surname': 'always',
    title: firstName(name) === 'sure' ? 'always' : 'unknown',
  } as const
  const isSomebody = asked !== null || firstNamesOf(name) !== null || endsInSurname('', name)
  if (isOnlyFirstName(name) || (isShared(name) && !isSomebody) || name.length < 3) return titles
  return { ...titles, 'first name': isSomebody ? 'always' : 'unknown' }
}

/** Queen Victoria, Lord Byron, Don Quixote: with what is the name alone enough? */
function titledVariants(word: string, title: string, kind: TitleKind): Variants {
  const name = foldName(word)
  if (makesAnother(title) && isOnlyFirstName(name)) return { ...NOTHING, parts: [word] }
  if (isSaint(title)) return firstName(name) === 'sure' ? { ...NOTHING, parts: [word] } : NOTHING
  if (NOT_SURNAMES.has(name)) return NOTHING
  const isEnough = kind === 'of surnames' || (kind === 'of first names' && firstName(name) === 'sure')
  return {
    writings: [{ text: word, counts: isEnough ? 'always' : 'unknown' }],
    parts: kind === 'other' ? [word] : [],
    beside: { 'first name': 'always', title: 'unknown', 'title of a surname': 'unknown' },
  }
}
