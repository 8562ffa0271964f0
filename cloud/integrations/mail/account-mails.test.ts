import { describe, expect, it } from 'vitest'
import { accountMails } from './account-mails.ts'

const mails = accountMails('https://riddles.example')
const ann = { username: 'ann', email: 'ann@example.org', preferredLanguage: null }
const anna = { username: 'anna', email: 'anna@example.org', preferredLanguage: 'italian' as const }

describe('mails about an account', () => {
  it('[I18N-5] are in the language of the account, else in English', () => {
    expect(mails.verifyAddress(ann, 't').subject).toBe('Confirm your e-mail address')
    expect(mails.verifyAddress({ ...ann, preferredLanguage: 'english' }, 't').text).toMatch(/^Hi ann,/)
    const all = [
      mails.verifyAddress(anna, 't'),
      mails.resetPassword(anna, 't'),
      mails.signInWithGoogle(anna),
      mails.confirmMove(anna, 't'),
      mails.addressMoves(anna, 't'),
    ]
    expect(all.map(({ subject }) => subject)).toEqual([
      'Conferma il tuo indirizzo e-mail',
      'Scegli una nuova password',
      'Il tuo accesso è con Google',
      'Conferma il tuo nuovo indirizzo e-mail',
      'Il tuo indirizzo e-mail sta per cambiare',
    ])
    for (const { text, html } of all) {
      expect(text).toMatch(/^Ciao anna,/)
      expect(html).toContain('<html lang="it">')
      expect(text + html).not.toMatch(/Hi |Google button|The link/)
    }
  })

  it('bear one link, the same in the text and in the HTML, to the page that it is for', () => {
    const token = 'a-b_c'
    const links = [
      [mails.verifyAddress(ann, token), `https://riddles.example/verify-email?token=${token}`],
      [mails.resetPassword(ann, token), `https://riddles.example/reset-password?token=${token}`],
      [mails.signInWithGoogle(ann), 'https://riddles.example/login'],
      [mails.confirmMove(ann, token), `https://riddles.example/verify-email?token=${token}`],
      [mails.addressMoves(ann, token), `https://riddles.example/undo-email?token=${token}`],
    ] as const
    for (const [{ text, html, link }, expected] of links) {
      expect(link).toBe(expected)
      expect(text.match(/https?:\/\/\S+/g)).toEqual([expected])
      expect(new Set(html.match(/https?:\/\/[^"<]+/g))).toEqual(new Set([expected]))
    }
  })

  it('take no markup and no pattern from a name', () => {
    const { text, html } = mails.verifyAddress({ ...ann, username: `<b onclick='x'>"$&` }, 't')
    expect(text).toContain(`Hi <b onclick='x'>"$&,`)
    expect(html).toContain('Hi &#60;b onclick=&#39;x&#39;&#62;&#34;$&#38;,')
    expect(html).not.toContain('<b ')
  })

  it('are in the product’s look in light and dark, and fetch nothing: no image, no font, no sheet, no script', () => {
    const { html } = mails.verifyAddress(ann, 't')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import|src=/)
    // The name in tiles is one picture to who hears the mail.
    expect(html).toContain('role="img" aria-label="Riddle Rooms"')
    for (const table of html.match(/<table[^>]*>/g) ?? []) expect(table).toContain('role="presentation"')
  })

  it('override in dark what they say in light, for each class that has a colour', () => {
    const { html } = mails.verifyAddress(ann, 't')
    const [sheet = ''] = html.match(/<style>[\s\S]*<\/style>/) ?? []
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    for (const name of new Set(classes)) if (name !== 'saffron') expect(sheet).toContain(`.${name}{`)
  })
})
