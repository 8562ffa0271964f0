/** Moves the focus up or down the rooms, from outside to the first or the last. Answers whether there is one to go to. */
export function walkRooms(key: 'ArrowDown' | 'ArrowUp'): boolean {
  const actions = [...document.querySelectorAll<HTMLElement>('[data-room-action]')]
  const at = actions.indexOf(document.activeElement as HTMLElement)
  const step = key === 'ArrowDown' ? 1 : -1
  const next = at === -1 ? actions.at(step === 1 ? 0 : -1) : actions[at + step]
  next?.focus()
  return next !== undefined
}
