import type { KeyboardEvent } from 'react'

/** For buttons that spend: a key that is held down presses once, and not again where the focus has moved to. */
export function unheld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}
