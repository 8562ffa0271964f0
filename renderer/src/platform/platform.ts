/** What differs between the web and the desktop app; no other file asks which of the two it is. */
export interface Platform {
  isNative: boolean
}

/** The desktop shell puts its bridge here before the page runs. */
export const platform: Platform = { isNative: 'desktop' in window }
