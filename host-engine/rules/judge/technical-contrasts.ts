const groups = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))

/** Beginnings that say the opposite, or another amount, a letter or two apart; English and Italian. */
const BEGINNINGS = groups(`
  hypo hyper
  ipo iper
  inter intra intro
  macro micro
  ab ad
  af ef
  em im
  anti ante
  endo exo ecto epi
  endo eso ecto
  homo hetero
  omo etero
  auto allo
  ortho meta para
  orto meta para
  iso aniso
  tele telo
  tetra penta hexa hepta octa nona deca
  tetra penta esa epta etta otta enna deca
  uni bi tri quadri
  mono di tri
  mega giga tera peta kilo chilo hecto etto deca deci centi milli nano pico
  ana cata meta
  sub super supra
  sub super sopra sotto
  over under
  in ex
  in es
  eo neo oligo mio plio
  metro meteoro
  ethno etho
  etno eto
  entomo etymo
  entomo etimo
`)
/** Endings that name another compound, process or class. */
const ENDINGS = groups(`
  ane ene yne anes enes ynes
  ano ene ino ani eni ini
  ate ite ide ates ites ides
  ato ito uro ido ati iti uri idi
  ic ous
  ico oso
  ol al one
  olo ale one
  ose ase
  tope tone
  osio asi
  otomy ectomy ostomy
  otomia ectomia ostomia
  itis osis
  ite osi
  cyte blast clast
  tropic trophic
  logy nomy
  logia nomia
`)
/** Parts that may stand anywhere. */
const PARTS = groups(`
  phil phob
  fil fob
  lact lagm
  latt lagm
`)
const SHORTEST = 6

/**
 * Whether two words differ in a part that tells terms apart: hypothermia and hyperthermia, propane and propene, nitrate
 * and nitrite. No slip is forgiven there, for what it makes is another right answer to another question.
 */
export function isTechnicalContrast(answer: string, guess: string): boolean {
  if (Math.min(answer.length, guess.length) < SHORTEST) return false
  return (
    BEGINNINGS.some((group) =>
      differ(longest(group, answer, startsWith), longest(group, guess, startsWith)),
    ) ||
    ENDINGS.some((group) => differInEnding(answer, guess, group)) ||
    PARTS.some((group) => differ(longest(group, answer, includes), longest(group, guess, includes)))
  )
}

type Has = (word: string, part: string) => boolean
const startsWith: Has = (word, part) => word.startsWith(part)
const endsWith: Has = (word, part) => word.endsWith(part)
const includes: Has = (word, part) => word.includes(part)

function longest(group: readonly string[], word: string, has: Has): string {
  return group.reduce((found, part) => (part.length > found.length && has(word, part) ? part : found), '')
}

/** Of one stem: nothing technical tells Khomeini from Khomeni. */
function differInEnding(answer: string, guess: string, group: readonly string[]): boolean {
  const [mine, theirs] = [longest(group, answer, endsWith), longest(group, guess, endsWith)]
  const isOneStem = answer.slice(0, -mine.length) === guess.slice(0, -theirs.length)
  return differ(mine, theirs) && isOneStem
}

const differ = (mine: string, theirs: string): boolean => mine !== '' && theirs !== '' && mine !== theirs
