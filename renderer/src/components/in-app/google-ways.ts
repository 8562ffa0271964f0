import type { InAppBrowser } from '#renderer/platform/in-app-browser.ts'
import type { PhoneSystem } from '#renderer/platform/phone-system.ts'
import type { inApp } from '#shared/i18n/en/in-app.ts'

type GoogleTexts = (typeof inApp)['google']
/** Where the app has its menu, and what to choose there. */
interface Way {
  menu: keyof GoogleTexts['menu']
  entry: keyof GoogleTexts['entry']
}

const WAYS: Record<InAppBrowser, Record<Exclude<PhoneSystem, 'other'>, Way>> = {
  facebook: {
    ios: { menu: 'dotsBottom', entry: 'external' },
    android: { menu: 'moreTop', entry: 'external' },
  },
  instagram: {
    ios: { menu: 'dotsTop', entry: 'external' },
    android: { menu: 'moreTop', entry: 'external' },
  },
  tiktok: { ios: { menu: 'dotsTop', entry: 'browser' }, android: { menu: 'dotsTop', entry: 'browser' } },
  twitter: { ios: { menu: 'share', entry: 'safari' }, android: { menu: 'moreTop', entry: 'chrome' } },
  linkedin: { ios: { menu: 'dotsTop', entry: 'browser' }, android: { menu: 'moreTop', entry: 'browser' } },
  whatsapp: { ios: { menu: 'compass', entry: 'opens' }, android: { menu: 'moreTop', entry: 'chrome' } },
  line: { ios: { menu: 'share', entry: 'usual' }, android: { menu: 'moreBottom', entry: 'usual' } },
  snapchat: { ios: { menu: 'share', entry: 'safari' }, android: { menu: 'moreTop', entry: 'browser' } },
  youtube: { ios: { menu: 'dotsTop', entry: 'safari' }, android: { menu: 'moreTop', entry: 'chrome' } },
}

/** The way from an app to a browser in which Google lets one sign in. */
export const googleWayOf = (app: InAppBrowser, system: PhoneSystem): Way =>
  system === 'other' ? { menu: 'copy', entry: 'paste' } : WAYS[app][system]
