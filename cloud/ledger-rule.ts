/** What must be so in the books, whatever has happened. A module that moves R3 or voice tokens adds those that only it knows. */
export interface LedgerRule {
  /** What is wrong with what is found, for an operator. */
  readonly fault: string
  /** A query in the words that both databases know: what breaks the rule, each as a text `what`. */
  readonly broken: string
}
