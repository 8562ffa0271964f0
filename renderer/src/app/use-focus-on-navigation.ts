import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const isTyping = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable="true"]') ?? false

/**
 * After a page change the focus moves into the new page, as on a page load. A field that took the focus itself,
 * or in which somebody is typing, keeps it.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (isTyping(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
