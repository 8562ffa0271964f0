import { isUnder } from '#renderer/lib/path-match.ts'

type Navigate = (path: string, options?: { replace?: boolean }) => void

/** Until the app has set its router, a page load does the same. */
let navigate: Navigate = (path) => location.assign(path)
let timer: ReturnType<typeof setTimeout> | undefined

/** The app sets its router's `navigate`, so that code outside React can navigate. */
export const setNavigator = (navigator: Navigate): void => {
  navigate = navigator
}

export function goTo(path: string, options?: { replace?: boolean }): void {
  cancelGoHome()
  navigate(path, options)
}

const inRoomScreen = (): boolean => isUnder(location.pathname, '/room') || isUnder(location.pathname, '/game')

/** Back to the lobby after a while, unless the player has left the room's screens, or entered another room, by then. */
export function goHomeIn(ms: number): void {
  cancelGoHome()
  timer = setTimeout(() => {
    if (inRoomScreen()) goTo('/lobby')
  }, ms)
}

export function cancelGoHome(): void {
  clearTimeout(timer)
  timer = undefined
}
