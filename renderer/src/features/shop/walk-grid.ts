/** Where an arrow leads in a grid read row by row; null when the key is none of its own or the edge is reached. */
export function nextInGrid(key: string, at: number, count: number, columns: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const to = targets[key] ?? -1
  return to >= 0 && to < count ? to : null
}

/** How many stand beside one another, as they are laid out now. */
export function columnsOf(cards: readonly HTMLElement[]): number {
  const first = cards[0]?.offsetTop
  const count = cards.findIndex(({ offsetTop }) => offsetTop !== first)
  return count === -1 ? Math.max(cards.length, 1) : count
}
