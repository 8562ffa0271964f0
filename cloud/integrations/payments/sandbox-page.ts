import type { Language } from '#shared/constants/game.ts'
import { itemName, LOCALES, paymentTexts, priceText } from './item-names.ts'
import type { SandboxCheckout } from './sandbox-repository.ts'

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f6f4ef,#17151f);color:light-dark(#1d1b26,#f1eef8);font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(26rem,100vw - 2rem);padding:2rem;border-radius:1rem;background:light-dark(#fff,#221f2e)}
h1{margin:0 0 .5rem;font-size:1.5rem}
.notice{margin:0 0 1.5rem;padding:.5rem .75rem;border-radius:.5rem;background:light-dark(#fff3d1,#4a3a10)}
.price{margin:.25rem 0 1.5rem;font-size:2rem;font-weight:700}
.price small{font-size:1rem;font-weight:400}
form{display:grid;gap:.75rem}
button,a{box-sizing:border-box;display:block;width:100%;min-height:3rem;padding:.75rem;border:1px solid light-dark(#6b6680,#a9a3c0);border-radius:.5rem;background:none;color:inherit;font:inherit;text-align:center}
.pay{border-color:#4b2fd6;background:#4b2fd6;color:#fff;font-weight:700}
:focus-visible{outline:3px solid light-dark(#4b2fd6,#b9a8ff);outline-offset:2px}
@media(prefers-contrast:more){main,.notice,button,a{border:2px solid}}`

const page = (language: Language, body: string): string => `<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(paymentTexts[language].sandbox.title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escaped(paymentTexts[language].sandbox.title)}</h1>
${body}
</main></body>
</html>
`

/** The page where the sandbox asks for the money, or says that there is nothing left to pay. */
export function sandboxPage({ order, state }: SandboxCheckout): string {
  const { language, item, price, monthly } = order
  const texts = paymentTexts[language].sandbox
  const backUrl = state === 'paid' ? order.paidUrl : order.cancelledUrl
  const sum = priceText(price, language)
  const button = (decision: string, text: string) =>
    `<button name="decision" value="${decision}" class="${decision}">${escaped(text)}</button>`
  const choice = `<form method="post">
${button('pay', texts.pay.replace('{{price}}', sum))}
${button('refuse', texts.refuse)}
${button('cancel', texts.cancel)}
</form>`
  const over = `<p>${escaped(texts.over)}</p><a href="${escaped(backUrl)}">${escaped(texts.back)}</a>`
  return page(
    language,
    `<p class="notice">${escaped(texts.notice)}</p>
<p>${escaped(itemName(item, language))}</p>
<p class="price">${escaped(sum)}${monthly ? ` <small>${escaped(texts.monthly)}</small>` : ''}</p>
${state === 'open' ? choice : over}`,
  )
}

export const missingPage = (language: Language): string =>
  page(language, `<p>${escaped(paymentTexts[language].sandbox.missing)}</p>`)
