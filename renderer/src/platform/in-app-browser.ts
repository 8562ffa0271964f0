import { platform } from '#renderer/platform/platform.ts'

/** What each app adds to its browser's user agent. Instagram's bears Facebook's mark, too, so it comes first. */
const MARKS = {
  instagram: /Instagram/,
  facebook: /FB(A[NV]|_IAB)/,
  tiktok: /TikTok|musical_ly|BytedanceWebview/i,
  twitter: /Twitter(?!bot)/,
  linkedin: /LinkedInApp/,
  whatsapp: /WhatsApp/,
  line: /\bLine\//,
  snapchat: /Snapchat/,
  youtube: /\.youtube/,
}
export type InAppBrowser = keyof typeof MARKS

/** The social app in whose own browser a page is open. */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | undefined =>
  (Object.keys(MARKS) as InAppBrowser[]).find((app) => MARKS[app].test(userAgent))

/** Much does not work there, Google sign-in first of all. The native app is nobody's browser. */
export const inAppBrowser = (): InAppBrowser | undefined =>
  platform.isNative ? undefined : inAppBrowserOf(navigator.userAgent)
