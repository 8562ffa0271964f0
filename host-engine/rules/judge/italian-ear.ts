import { graphemeDistance, type Sounds, soundsOf } from './grapheme-distance.ts'
import type { Token } from './read-tokens.ts'

/** Spellings that are said alike in Italian, one sound a line; a letter more is heard. */
const SAID = `
  sc sch sk
  sci sc shi sh
  sce scie she
  ci c
  ce cie
  ge gie
  gl gli li lli ll lj
  gi ggi ji
  gli ll
  gn gni nj
  ca cha ka
  co cho ko
  cu qu cqu qqu ku ccu
  che ke kke cche
  chi ki kki cchi
  cr chr kr
  cl chl kl
  ck k cc
  f ph
  t th
  r rh
  h ch
  a ha
  e he
  i hi y j ee ea
  u oo
  o ho
  mb nb
  mp np
  x cs ss
  v w wh
  z zz ts tz
  s z
  g gh
  ks x
  ps s
  pt t
  pn n
`
/** Montagna, montania: of a name it makes another (Bologna, Bolonia). */
const OF_WORDS = `
  gn ni
  x s z
`
/** How words of English, French and German are heard, and written as Italian writes: Shakespeare, scecspir. */
const FOREIGN = `
  sh sci sc sch s ch chi
  a e ei ai ey
  i ai ei y
  ee i ea ie
  oo u
  ou u au
  ow au ou
  u a iu
  ew iu
  w u v f
  wa ua uo va
  j g gi ge
  ch c ci cc sci sc
  ck ch k c cch
  ke k c ch che
  qu c ch k q
  que che ke
  tzsch cc c zz
  ng n
  gh g
  ge gi g
  s z
  eu oi e o
  oe e
  oi ua oa
  hy i iu
  y i
  oh o
  ah a
  nh n
  oa o
  te t
  me$ m$
  ne$ n$
  eau$ o$
  eaux$ o$
  eot$ io$ o$
  eare$ ir$ iar$ er$
  le$ ol$ el$ l$
  les$ ols$ els$
  all$ ol$
  ant$ an$
  au o
  oo o
  eur$ er$ or$ ur$ eu$
  ill i ll
  tch cc c ci ch
  ue iu u
  et$ e$
  e$ $
  es$ s$
  ce s se
  ci si
  ie i
  hu u
  hua wa va
  im em
  gu g gh
  in$ en$ an$
  aire$ er$
  ert$ er$
  aud$ o$
  ault$ o$
  ot$ o$
  isse$ is$
  anne$ an$
  ette$ et$
  itte$ it$
  ea ia
  ael$ ol$ el$
  y$ ie$ i$ ey$
`
const NATIVE_WORDS = soundsOf(SAID + OF_WORDS, false)
/** In a long word a letter doubled or not makes no other, unless the lexicon knows it; of a name it cannot tell. */
const LONG_NATIVE_WORDS = soundsOf(SAID + OF_WORDS, true)
const NATIVE_NAMES = soundsOf(SAID, false)
const OF_ABROAD = soundsOf(SAID + FOREIGN, true)
const SHORTEST_OF_ABROAD = 5
const SHORTEST_LONG = 6
/** An H that is heard: citara is no chitarra. */
const HARD = /[cg]h/
/** Letters and ends that words of Italian have not. */
const LOOKS_FOREIGN = /[jkwxy]|[^aeiou]$|[cgq]ue$|ch[aou]|sh|th|ph|oo|ee|ou|tz|[aeiou]h|^h|ch[rl]/
/** And ends of names. */
const ENDS_FOREIGN = /(?:dd|ll|nn|rr|tt)ie$|aire$|isse$|anne$|uce$|uise$|oise$|[ei]tte$/
const SHORTEST_AS_ONE = 6

/** What sounds alike where the first word is the answer. */
export function italianSounds({ key, proper }: Token, guess: Token): Sounds {
  const isOfAbroad = LOOKS_FOREIGN.test(key) || (proper === true && ENDS_FOREIGN.test(key))
  if (key.length >= SHORTEST_OF_ABROAD && isOfAbroad) return OF_ABROAD
  // No name begins so.
  if (proper === true && !key.startsWith('gn')) return NATIVE_NAMES
  const isLong = key.length >= SHORTEST_LONG && HARD.test(key) === HARD.test(guess.key)
  return isLong ? LONG_NATIVE_WORDS : NATIVE_WORDS
}

/** Whether a name of several words, run together, is said like what was typed (niu iork). */
export function isSaidAsOne(name: string, typed: string): boolean {
  if (name.length < SHORTEST_AS_ONE || !LOOKS_FOREIGN.test(name)) return false
  return graphemeDistance(name, typed, OF_ABROAD, 0) === 0
}
