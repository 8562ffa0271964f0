/** One ending or beginning that a word may take, and after which words it does. */
interface AffixRule {
  readonly strip: string
  readonly add: string
  readonly fits: RegExp
}

interface Affix {
  readonly isPrefix: boolean
  /** Whether it also joins forms that have an affix of the other side. */
  readonly crosses: boolean
  readonly rules: AffixRule[]
}

/**
 * The `wanted` affixes of a hunspell .aff file, by flag. Affixes with an apostrophe are left out: they make two
 * words.
 */
export function readAffixes(
  aff: string,
  wanted: (flag: string, add: string) => boolean = () => true,
): Map<string, Affix> {
  const affixes = new Map<string, Affix>()
  for (const line of aff.split('\n')) {
    const [type, flag = '', first = '', second = '', condition = '.'] = line.trim().split(/\s+/)
    if (type !== 'PFX' && type !== 'SFX') continue
    const isPrefix = type === 'PFX'
    const known = affixes.get(flag)
    if (known === undefined) affixes.set(flag, { isPrefix, crosses: first === 'Y', rules: [] })
    else if (!second.includes("'") && wanted(flag, second))
      known.rules.push(readRule(isPrefix, first, second, condition))
  }
  return affixes
}

function readRule(isPrefix: boolean, strip: string, add: string, condition: string): AffixRule {
  const plain = (part: string) => (part === '0' ? '' : (part.split('/')[0] ?? ''))
  const fits = new RegExp(isPrefix ? `^${condition}` : `${condition}$`)
  return { strip: plain(strip), add: plain(add), fits }
}

function attach(word: string, { isPrefix, rules }: Affix): string[] {
  return rules
    .filter(
      ({ strip, fits }) => fits.test(word) && (isPrefix ? word.startsWith(strip) : word.endsWith(strip)),
    )
    .map(({ strip, add }) =>
      isPrefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add,
    )
}

/** Every form of one line of a .dic file, such as "baby/TGDR": the word itself first. */
export function formsOf(entry: string, affixes: ReadonlyMap<string, Affix>): string[] {
  const [word = '', flags = ''] = entry.trim().split(/\s/)[0]?.split('/') ?? []
  const own = [...flags].map((flag) => affixes.get(flag)).filter((affix) => affix !== undefined)
  const forms = [word]
  const crossing = [word]
  for (const suffix of own.filter((affix) => !affix.isPrefix)) {
    const made = attach(word, suffix)
    forms.push(...made)
    if (suffix.crosses) crossing.push(...made)
  }
  for (const prefix of own.filter((affix) => affix.isPrefix)) {
    const bases = prefix.crosses ? crossing : [word]
    forms.push(...bases.flatMap((base) => attach(base, prefix)))
  }
  return forms
}
