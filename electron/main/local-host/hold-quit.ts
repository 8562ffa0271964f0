interface QuitParts {
  /** Whether something here has to end in order. */
  isNeeded(): boolean
  /** Whether it may end now. */
  ask(): Promise<boolean>
  end(): Promise<void>
  quit(): void
}

/** Keeps the app from ending before its party has, its own or the one that it stands by for; to be told of each attempt. */
export function holdQuit({ isNeeded, ask, end, quit }: QuitParts) {
  let isDeciding = false

  async function decide(): Promise<void> {
    isDeciding = true
    const isSure = await ask()
    if (isSure) await end()
    isDeciding = false
    if (isSure) quit()
  }

  return (attempt: { preventDefault(): void }): void => {
    if (!isNeeded()) return
    attempt.preventDefault()
    if (!isDeciding) void decide()
  }
}
