import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { legalCookies as cookiesEn } from '#shared/i18n/en/legal-cookies.ts'
import { legalPrivacy as privacyEn } from '#shared/i18n/en/legal-privacy.ts'
import { legalTerms as termsEn } from '#shared/i18n/en/legal-terms.ts'
import { legalCookies as cookiesIt } from '#shared/i18n/it/legal-cookies.ts'
import { legalPrivacy as privacyIt } from '#shared/i18n/it/legal-privacy.ts'
import { legalTerms as termsIt } from '#shared/i18n/it/legal-terms.ts'
import { en, it as italian } from '#shared/i18n/resources.ts'
import type { Operator } from '#shared/schemas/operator.ts'

const PAGES = [
  ['/terms-of-service', 'terms', termsEn, termsIt],
  ['/privacy-policy', 'privacy', privacyEn, privacyIt],
  ['/cookie-policy', 'cookies', cookiesEn, cookiesIt],
] as const

const NOBODY: Operator = { name: null, address: null, email: null, supportUrl: null }
const ADA: Operator = {
  name: 'Ada Riddles',
  address: 'Via Roma 1\n00100 Roma',
  email: 'ada@riddles.example',
  supportUrl: 'https://riddles.example/help',
}
const open = (path: string, operator: Operator = NOBODY) =>
  visit(path, { server: { 'GET /operator': () => ok(operator) } })
const titles = (sections: Record<string, { title: string }>) =>
  Object.values(sections).map(({ title }, index) => `${index + 1}. ${title}`)
const sectionTitles = () =>
  within(screen.getByRole('article'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the legal pages', () => {
  it.each(PAGES)('[UI-10] %s shows its text in the chosen language', async (path, name, english, other) => {
    open(path)
    await screen.findByRole('heading', { level: 1, name: en.meta.pages[name] })
    expect(sectionTitles()).toEqual(titles(english.sections))
    expect(screen.getByText(english.lead)).toBeVisible()
    setLanguage('italian')
    await screen.findByRole('heading', { level: 1, name: italian.meta.pages[name] })
    expect(sectionTitles()).toEqual(titles(other.sections))
    expect(screen.getByText(/^Versione del 23 novembre 2026$/)).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${italian.meta.pages[name]} · Riddle Rooms`))
  })

  it.each(PAGES)('[UI-32] %s has contents that lead to each of its sections', async (path) => {
    open(path)
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }))
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '')
    const sections = [...screen.getByRole('article').querySelectorAll('section')].map(({ id }) => id)
    expect(targets).toEqual(sections)
  })

  it.each(PAGES)('[UI-32] %s leads to the other two', async (path) => {
    open(path)
    const others = within(await screen.findByRole('navigation', { name: 'Read also' }))
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      PAGES.map(([one]) => one).filter((one) => one !== path),
    )
  })

  it('[UI-33] names the operator as the server’s settings do', async () => {
    open('/privacy-policy', ADA)
    expect(await screen.findByText('Ada Riddles')).toBeVisible()
    expect(screen.getByText(/00100 Roma/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'ada@riddles.example' })).toHaveAttribute(
      'href',
      'mailto:ada@riddles.example',
    )
    expect(screen.getByRole('link', { name: /help/ })).toHaveAttribute('href', ADA.supportUrl ?? '')
    expect(document.querySelector('mark')).toBeNull()
  })

  it('[UI-33] marks what the operator has not entered', async () => {
    open('/terms-of-service')
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(3))
    expect(screen.getAllByText(en.legal.operator.unset)).toHaveLength(3)
  })

  it('[UI-33] says when the operator’s details cannot be had, shows the text all the same, and asks again', async () => {
    const answers = [failed(403, 'FORBIDDEN', 'x')]
    visit('/terms-of-service', { server: { 'GET /operator': () => answers.shift() ?? ok(ADA) } })
    expect(await screen.findByRole('alert')).toHaveTextContent(en.legal.operator.failed)
    expect(sectionTitles()).toEqual(titles(termsEn.sections))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ada Riddles')).toBeVisible()
  })
})

describe('the ways to the legal pages', () => {
  const links = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('[UI-32] are in the footer', async () => {
    visit('/lobby', { user: sampleUser() })
    expect(links(await screen.findByTestId('footer'))).toEqual(PAGES.map(([path]) => path))
  })

  it.each(['/login', '/register'])('[UI-32] are on %s', async (path) => {
    visit(path)
    await screen.findByRole('heading', { level: 1 })
    for (const [to, name] of PAGES)
      expect(screen.getAllByRole('link', { name: en.meta.pages[name] })[0]).toHaveAttribute('href', to)
  })

  it('[UI-32] stand beside the button that signs up', async () => {
    visit('/register')
    const note = await screen.findByTestId('legal-note')
    expect(links(note)).toEqual(['/terms-of-service', '/privacy-policy'])
    await userEvent.click(within(note).getByRole('link', { name: 'privacy policy' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  })
})
