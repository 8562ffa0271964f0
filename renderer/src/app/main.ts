import '#renderer/theme/fonts.css'
import '#renderer/theme/tokens.css'
import '#renderer/theme/global.css'
import { platform } from '#renderer/platform/platform.ts'
import { readToken } from '#renderer/session/token-store.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')

// Whoever comes to the front door without an account needs none of the app.
if (location.pathname === '/' && readToken() === null && !platform.isNative)
  void import('#renderer/app/start-landing.tsx').then(({ startLanding }) => startLanding(root))
else void import('#renderer/app/start-app.tsx').then(({ startApp }) => startApp(root))
