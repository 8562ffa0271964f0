export const IN_PANEL = /^\/admin(?![\w-])/

type Detour = '/login' | '/select-language'

/** Returns the page to visit first. It leads back to a place in the panel. */
export const detourFrom = (place: string, detour: Detour): string =>
  IN_PANEL.test(place) ? `${detour}?back=${encodeURIComponent(place)}` : detour

export const loginFrom = (place: string): string => detourFrom(place, '/login')
