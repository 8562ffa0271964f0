import type { InAppBrowser } from '#renderer/platform/in-app-browser.ts'
import type { PhoneSystem } from '#renderer/platform/phone-system.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36'

/** What the browsers of social apps call themselves. */
export const IN_APP_AGENTS = [
  [
    'facebook',
    'ios',
    `${IPHONE} Mobile/22G86 [FBAN/FBIOS;FBAV/527.0.0.41.99;FBBV/779;FBDV/iPhone15,2;FBSN/iOS;FBSV/18.6;FBLC/it_IT]`,
  ],
  ['facebook', 'android', `${ANDROID} [FB_IAB/FB4A;FBAV/527.0.0.41.99;]`],
  ['instagram', 'ios', `${IPHONE} Mobile/22G86 Instagram 396.0.0.29.70 (iPhone15,2; iOS 18_6; it_IT)`],
  ['instagram', 'android', `${ANDROID} Instagram 396.0.0.29.70 Android (35/15; 420dpi; Google/google)`],
  [
    'instagram',
    'ios',
    `${IPHONE} Mobile/22G86 Instagram 396.0.0.29.70 (iPhone15,2) [FBAN/FBIOS;FBAV/396.0.0.29.70]`,
  ],
  ['tiktok', 'ios', `${IPHONE} Mobile/22G86 musical_ly_41.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store`],
  ['tiktok', 'android', `${ANDROID} trill_410503 JsSdk/1.0 AppName/trill BytedanceWebview/d8a21c6`],
  ['twitter', 'ios', `${IPHONE} Mobile/15E148 Twitter for iPhone/11.20`],
  ['twitter', 'android', `${ANDROID} TwitterAndroid`],
  ['linkedin', 'ios', `${IPHONE} Mobile/22G86 [LinkedInApp]/9.31.1197`],
  ['linkedin', 'android', `${ANDROID} [LinkedInApp]`],
  ['whatsapp', 'ios', `${IPHONE} Mobile/22G86 WhatsApp/25.24.74`],
  ['whatsapp', 'android', `${ANDROID} WhatsApp/2.25.24`],
  ['line', 'ios', `${IPHONE} Mobile/22G86 Safari Line/15.14.0`],
  ['line', 'android', `${ANDROID} Line/15.14.0/IAB`],
  ['snapchat', 'ios', `${IPHONE} Mobile/22G86 Snapchat/13.55.0.37 (like Safari/8621.3.11, panda)`],
  ['snapchat', 'android', `${ANDROID} Snapchat/13.55.0.37 (Pixel 8; Android 15)`],
  ['youtube', 'ios', `${IPHONE} Mobile/22G86 com.google.ios.youtube/20.33.2`],
  ['youtube', 'android', `${ANDROID} com.google.android.youtube/20.33.2`],
  [
    'facebook',
    'other',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 [FBAN/FBW;FBAV/2000.1]',
  ],
] as const satisfies readonly (readonly [InAppBrowser, PhoneSystem, string])[]

export const ORDINARY_AGENTS = [
  ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  ],
  ['a network that draws previews of links', 'Twitterbot/1.0'],
  ['a browser with “online” in its name', `${ANDROID} Airline/2.0 Pipeline`],
  ['nothing', ''],
] as const
