import { useState } from 'react'

/** Whether something was ever opened: from then on it stays, for the way it closes is part of it. */
export function useWanted(opened: boolean): boolean {
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  return wanted || opened
}
