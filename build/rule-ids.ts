const ID = /[A-Z][A-Z0-9]*-\d+/g
/** A test's title begins with the ids that it proves: `[ROOM-4] …`, `[ROOM-4, ROOM-5] …` or `[ROOM-4] [ROOM-5] …`. */
const TITLE_IDS = /\b(?:it|test|describe)(?:\.(?!skip|todo)\w+)*\(\s*['"`]((?:\[[^\]]+\]\s*)+)/g
const EACH_TITLE_IDS = /\.each\([\s\S]*?\)\(\s*['"`]((?:\[[^\]]+\]\s*)+)/g

const idsIn = (text: string): string[] => text.match(ID) ?? []

/** Every rule of the document: the first column of its tables. */
export const ruleIds = (document: string): Set<string> =>
  new Set([...document.matchAll(/^\| ([A-Z][A-Z0-9]*-\d+) \|/gm)].map(([, id]) => id as string))

export const pendingIds = (list: string): Set<string> =>
  new Set(list.split('\n').flatMap((line) => (line.startsWith('#') ? [] : idsIn(line))))

/** The test files of each rule. */
export function testedIds(files: readonly { file: string; text: string }[]): Map<string, string[]> {
  const tested = new Map<string, string[]>()
  for (const { file, text } of files)
    for (const [, ids] of [...text.matchAll(TITLE_IDS), ...text.matchAll(EACH_TITLE_IDS)])
      for (const id of idsIn(ids ?? '')) tested.set(id, [...(tested.get(id) ?? []), file])
  return tested
}

interface RuleFaultsInput {
  readonly known: ReadonlySet<string>
  readonly pending: ReadonlySet<string>
  readonly tested: ReadonlyMap<string, readonly string[]>
  readonly pendingBefore: ReadonlySet<string> | null
}

export function findRuleFaults({ known, pending, tested, pendingBefore }: RuleFaultsInput): string[] {
  const faults: string[] = []
  for (const [id, files] of tested)
    if (!known.has(id)) faults.push(`${files[0]}: names ${id}, which is no rule of docs/rules.md`)
  for (const id of pending) {
    if (!known.has(id)) faults.push(`docs/rules-pending.txt: ${id} is no rule of docs/rules.md`)
    if (tested.has(id))
      faults.push(`docs/rules-pending.txt: ${id} has a test (${tested.get(id)?.[0]}): take it off the list`)
    if (pendingBefore && !pendingBefore.has(id))
      faults.push(`docs/rules-pending.txt: ${id} was added, but the list may only shrink`)
  }
  for (const id of known)
    if (!pending.has(id) && !tested.has(id)) faults.push(`docs/rules.md: ${id} has no test`)
  return faults
}
