import { useEffect, useState } from 'react'

/** For a layer that mounts open: open a moment after it stands, for only then does it note where the focus goes back to. */
export function useOpenedLater(opened: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return shown
}
