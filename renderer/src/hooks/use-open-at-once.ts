import { type RefObject, useEffect, useRef, useState } from 'react'

interface OpenAtOnce<Target extends HTMLElement> {
  target: RefObject<Target | null>
  opened: boolean
  setOpened: (opened: boolean) => void
}

/** For a menu that is fetched by the first press of its button: takes the focus over from that button, and opens. */
export function useOpenAtOnce<Target extends HTMLElement>(): OpenAtOnce<Target> {
  const target = useRef<Target>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // The pressed button is gone, and its focus with it. A player who is typing elsewhere by now is not disturbed.
    if (document.activeElement !== document.body) return
    target.current?.focus()
    setOpened(true)
  }, [])
  return { target, opened, setOpened }
}
