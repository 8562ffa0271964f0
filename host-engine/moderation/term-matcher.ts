import { type MatchPayload, type Node, type ParsedPattern, RegExpMatcher, SyntaxKind } from 'obscenity'

export interface Terms {
  readonly stopped: readonly ParsedPattern[]
  /** Where one of these covers what was found, it is none. */
  readonly harmless: readonly string[]
}

/** Finds terms in plain text. One expression of all of them comes first: nearly every line has none, and the library asks for each. */
export function createTermMatcher({ stopped, harmless }: Terms): (plain: string) => MatchPayload[] {
  const any = new RegExp(stopped.map(expressionOf).join('|'))
  const matcher = new RegExpMatcher({
    blacklistedTerms: stopped.map((pattern, id) => ({ id, pattern })),
    whitelistedTerms: [...harmless],
  })
  return (plain) => (any.test(plain) ? matcher.getAllMatches(plain) : [])
}

const expressionOf = ({
  nodes,
  requireWordBoundaryAtStart,
  requireWordBoundaryAtEnd,
}: ParsedPattern): string =>
  [
    requireWordBoundaryAtStart ? '\\b' : '',
    ...nodes.map(expressionOfNode),
    requireWordBoundaryAtEnd ? '\\b' : '',
  ].join('')

/** Terms are letters and spaces, so that nothing needs escaping. */
function expressionOfNode(node: Node): string {
  switch (node.kind) {
    case SyntaxKind.Literal:
      return String.fromCodePoint(...node.chars)
    case SyntaxKind.Optional:
      return `(?:${expressionOfNode(node.childNode)})?`
    case SyntaxKind.Wildcard:
      return '.'
  }
}
