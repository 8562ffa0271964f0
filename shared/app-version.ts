const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:[-+][\w.+-]{1,64})?$/

/** The three numbers of `1.40.0` or `1.40.0-beta.2`; null for anything else. */
function numbersOf(version: string): readonly number[] | null {
  const parts = VERSION.exec(version)
  return parts === null ? null : parts.slice(1, 4).map(Number)
}

export const isVersion = (text: string): boolean => numbersOf(text) !== null

/** Number by number: 1.9.0 is older than 1.40.0. Throws on a text that is no version. */
export function isOlderVersion(version: string, than: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(than)]
  if (left === null || right === null) throw new RangeError(`'${version}' or '${than}' is no version`)
  const differing = left.findIndex((number, at) => number !== right[at])
  return differing !== -1 && (left[differing] ?? 0) < (right[differing] ?? 0)
}
