import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DocumentMeta } from '#renderer/app/document-meta.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { visit } from '#renderer/testing/visit.tsx'
import { en, it as italian } from '#shared/i18n/resources.ts'

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

beforeEach(() => {
  document.head.innerHTML = ''
})
afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('what a page says about itself', () => {
  it('[META-1] [META-2] title, description, keywords and share texts', async () => {
    renderUi(<DocumentMeta page={undefined} />)
    await waitFor(() => expect(document.title).toBe(en.meta.title))
    expect(meta('description')).toBe(en.meta.description)
    expect(meta('keywords')).toBe(en.meta.keywords)
    expect(meta('og:title')).toBe(en.meta.social.title)
    expect(meta('og:description')).toBe(en.meta.social.description)
    expect(meta('og:image')).toBe(`${location.origin}/social-en.png`)
    expect(meta('og:url')).toBe(`${location.origin}/`)
  })

  it('[META-3] [I18N-3] follows the language, with the texts and the page’s lang, without a reload', async () => {
    visit('/login')
    await waitFor(() => expect(document.title).toBe('Sign in · Riddle Rooms'))
    setLanguage('italian')
    await waitFor(() => expect(document.title).toBe('Accedi · Riddle Rooms'))
    expect(meta('description')).toBe(italian.meta.description)
    expect(document.documentElement.lang).toBe('it')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accedi')
    setLanguage('english')
    expect(document.documentElement.lang).toBe('en')
  })
})
