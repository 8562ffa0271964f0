import type { BrowserContext, FrameLocator, Page } from '@playwright/test'

const GSI = 'https://accounts.google.com/gsi'

/** As much of Google's script as the client uses: it draws a frame of Google's, which says who has been chosen. */
const SCRIPT = `
  let tell = () => undefined
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://accounts.google.com') tell({ credential: data })
  })
  window.google = {
    accounts: {
      id: {
        initialize: ({ callback }) => { tell = callback },
        renderButton(place, { locale, theme, width }) {
          const frame = document.createElement('iframe')
          frame.src = '${GSI}/button?' + new URLSearchParams({ locale, theme })
          frame.title = 'Google'
          frame.width = width
          frame.height = 44
          frame.style.border = 0
          place.append(frame)
        },
      },
    },
  }`

const LABELS: Record<string, string> = { en: 'Continue with Google', it: 'Continua con Google' }

const buttonPage = (url: URL): string => {
  const isDark = url.searchParams.get('theme') === 'filled_black'
  const colors = isDark ? 'background:#131314;color:#e3e3e3' : 'background:#fff;color:#1f1f1f'
  return `<!doctype html><html lang="${url.searchParams.get('locale')}"><title>Google</title>
    <style>body{margin:0}button{width:100%;height:40px;border:1px solid #747775;border-radius:4px;${colors}}</style>
    <button>${LABELS[url.searchParams.get('locale') ?? '']}</button>
    <script>
      document.querySelector('button').onclick = async () =>
        parent.postMessage(await (await fetch('${GSI}/token')).text(), '*')
    </script>`
}

/** Google's part in a browser that cannot reach Google: each press of its button gets the next token. */
export async function standInForGoogle(
  context: BrowserContext,
  nextToken: () => Promise<string>,
): Promise<void> {
  await context.route(`${GSI}/**`, async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname === '/gsi/client') return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
    if (url.pathname === '/gsi/token') return route.fulfill({ body: await nextToken() })
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: buttonPage(url) })
  })
}

export const googleFrame = (page: Page): FrameLocator =>
  page.getByTestId('google-button').frameLocator('iframe')
