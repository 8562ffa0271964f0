import { useState } from 'react'

/** Whether something was ever opened: from then on it stays mounted, so that its closing transition runs. */
export function useWasOpened(opened: boolean): boolean {
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  return wanted || opened
}
