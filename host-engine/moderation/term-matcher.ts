import { type MatchPayload, type Node, type ParsedPattern, RegExpMatcher, SyntaxKind } from 'obscenity'

export interface Terms {
  readonly stopped: readonly ParsedPattern[]
  /** Where one of these covers what was found, it is none. */
  readonly harmless: readonly string[]
}

/** Finds terms in plain text. One expression of all of them comes first: nearly every line has none, and the library asks for each. */
export function createTermMatcher({ stopped, harmless }: Terms): (plain: string) => MatchPayload[] {
  const any = expressionOf(stopped)
  const matcher = new RegExpMatcher({
    blacklistedTerms: stopped.map((pattern, id) => ({ id, pattern })),
    whitelistedTerms: [...harmless],
  })
  return (plain) => (any.test(plain) ? matcher.getAllMatches(plain) : [])
}

/** Those that begin a word stand together: elsewhere in a word none of them is tried. */
function expressionOf(patterns: readonly ParsedPattern[]): RegExp {
  const { first = [], inside = [] } = Object.groupBy(patterns, ({ requireWordBoundaryAtStart }) =>
    requireWordBoundaryAtStart ? 'first' : 'inside',
  )
  const any = (some: readonly ParsedPattern[]) => some.map(sourceOf).join('|')
  return new RegExp([`\\b(?:${any(first)})`, ...inside.map(sourceOf)].join('|'))
}

const sourceOf = ({ nodes, requireWordBoundaryAtEnd }: ParsedPattern): string =>
  [...nodes.map(sourceOfNode), requireWordBoundaryAtEnd ? '\\b' : ''].join('')

/** Terms are letters and spaces, so that nothing needs escaping. */
function sourceOfNode(node: Node): string {
  switch (node.kind) {
    case SyntaxKind.Literal:
      return String.fromCodePoint(...node.chars)
    case SyntaxKind.Optional:
      return `(?:${sourceOfNode(node.childNode)})?`
    case SyntaxKind.Wildcard:
      return '.'
  }
}
