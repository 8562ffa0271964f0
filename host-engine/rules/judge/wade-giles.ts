const pairs = (list: string): readonly (readonly [string, readonly string[]])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [pinyin = '', old = ''] = pair.split(':')
      return [pinyin, old.split(',')]
    })

// Of several that begin alike the longest comes first.
const INITIALS = pairs(`
  zh:ch,zh ch:ch sh:sh b:p,b p:p d:t,d t:t g:k,g k:k j:ch,k,ts,j q:ch,ts,k,q x:hs,sh,s,h,x z:ts,tz,z c:ts,tz r:j,r m:m f:f n:n l:l h:h s:s,sz,ss w:w y:y,i :`)
const FINALS = pairs(`
  iang:iang iong:iung uang:wang,uang iao:iao ian:ien uai:uai,wai uan:uan,wan ang:ang eng:eng ing:ing ong:ung,ong
  ai:ai ei:ei,e,eh ao:ao ou:ou,ow an:an en:en ia:ia ie:ieh ua:ua,wa uo:o,uo ui:uei,wei,ui un:un in:in iu:iu ue:ueh
  i:i,ih,u,e a:a e:o,e,eh o:o u:u,oo`)
/** With which letters the older writings of a pinyin initial begin. */
const STARTS: ReadonlyMap<string, string> = new Map(
  INITIALS.map(([sound]) => {
    const olds = INITIALS.filter(([other]) => other.startsWith(sound.charAt(0))).flatMap(([, all]) => all)
    return [sound.charAt(0), olds.map((old) => old.charAt(0)).join('')]
  }),
)
const SYLLABLES_MAX = 4
const SPELLINGS_MAX = 200
const SHORTEST = 4
const SHORTEST_BOTH = 10
/** The vowel of zi, ci and si, which each of the older writings has otherwise. */
const BUZZED = /(?:tz|ts|dz)(?:u|e)/g

/** Whether one is the older (Wade-Giles or postal) writing of the other's Chinese syllables: Tse-tung, Zedong. */
export function isWadeGiles(answer: string, guess: string): boolean {
  if (Math.min(answer.length, guess.length) < SHORTEST || answer.length + guess.length < SHORTEST_BOTH)
    return false
  return isOlder(answer, guess) || isOlder(guess, answer) || areBothOlder(answer, guess)
}

const areBothOlder = (a: string, b: string): boolean =>
  a.charCodeAt(0) === b.charCodeAt(0) && a !== b && a.replace(BUZZED, 'tzu') === b.replace(BUZZED, 'tzu')

function isOlder(pinyin: string, older: string): boolean {
  // Nearly every pair of words ends here.
  const start = pinyin.charAt(0)
  if (start !== older.charAt(0) && STARTS.get(start)?.includes(older.charAt(0)) !== true) return false
  return consume(pinyin, older, 0, 0, SYLLABLES_MAX, { left: SPELLINGS_MAX })
}

/** Walks both words syllable by syllable; `budget` bounds what odd words may cost. */
function consume(
  pinyin: string,
  older: string,
  at: number,
  to: number,
  syllables: number,
  budget: { left: number },
): boolean {
  if (at === pinyin.length) return to === older.length
  if (syllables === 0 || budget.left-- <= 0) return false
  const initial = INITIALS.find(([sound]) => pinyin.startsWith(sound, at))
  if (initial === undefined) return false
  const [sound, olds] = initial
  return olds
    .filter((old) => older.startsWith(old, to) && (sound !== 'x' || old !== 's' || pinyin[at + 1] === 'i'))
    .some((old) => consumeFinal(pinyin, older, at + sound.length, to + old.length, syllables, budget))
}

function consumeFinal(
  pinyin: string,
  older: string,
  at: number,
  to: number,
  syllables: number,
  budget: { left: number },
): boolean {
  return FINALS.filter(([final]) => pinyin.startsWith(final, at)).some(([final, olds]) =>
    olds.some(
      (old) =>
        older.startsWith(old, to) &&
        (final !== 'i' || old.startsWith('i') || /[zcs]/.test(pinyin.charAt(at - 1))) &&
        consume(pinyin, older, at + final.length, to + old.length, syllables - 1, budget),
    ),
  )
}
