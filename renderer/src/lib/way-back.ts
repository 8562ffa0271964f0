export const IN_PANEL = /^\/admin(?![\w-])/

/** The login page; for whoever was in the panel it knows the way back. */
export const loginFrom = (place: string): string =>
  IN_PANEL.test(place) ? `/login?back=${encodeURIComponent(place)}` : '/login'
