import { graphemeDistance, type Sounds, soundsOf } from './grapheme-distance.ts'

/** Spellings that are said alike in English, one sound a line; `$` is a word's end. */
export const SAID_IN_ENGLISH: Sounds = soundsOf(
  `
  f ph ff gh pph
  k c ck ch q qu kh que cc cch
  s c sc ss ps z
  sh ch sch ti ci si ssi sci chs chsh
  shun$ tion$ sion$ cion$ ssion$ cian$ tian$
  us$ ous$ ius$ ios$ eous$ ious$
  r rh wr
  n kn gn pn nn mn
  m mb mm mn gm
  p bp pp
  t th pt tt bt ght
  j g dg dge dj
  ch tch
  cht tch
  sthm sm stm
  x cks ks cs xs cc xc
  z x s
  w wh
  kw qu cqu kqu
  i y ie ee ei ea ey ih ui igh
  e ie ei ee ea ae oe eo ai
  a ai ay ei ey eigh
  au aw o ou augh ough
  o oh ow oa ough eau
  u oo ou ew eu ue eau ui
  er$ or$ ar$ re$ ur$ our$ ure$ yr$
  ard$ ord$ erd$
  geon$ gin$ gion$ jin$ jun$
  gue$ ge$ g$
  et$ ay$
  cester$ ster$ sster$
  brough$ borough$
  burgh$ burg$
  burgh$ borough$
  e$ $
  le$ el$ al$ il$ ol$ ell$
  y$ ie$ ey$ i$ ee$ ea$ e$
  gu gw
  ent$ ant$
  ence$ ance$ ense$ anse$ ents$ ants$
  able$ ible$ abel$
  ary$ ery$ ory$ ry$
  ur er ir
  ture cher chure
  sure shure
  gue gu g
  ette$ et$ ett$
  `,
  true,
)
const SHORTEST = 5
const SHORTEST_WITH_SLIP = 9

/** Whether a misspelling sounds like the word; in a long one another letter may have slipped, too. */
export function isSaidAlike(answer: string, guess: string, said: Sounds): boolean {
  const short = Math.min(answer.length, guess.length)
  if (answer.length < SHORTEST || guess.length < SHORTEST - 1 || Math.abs(answer.length - guess.length) > 4)
    return false
  const limit = short >= SHORTEST_WITH_SLIP ? 1 : 0
  return graphemeDistance(answer, guess, said, limit) <= limit
}
