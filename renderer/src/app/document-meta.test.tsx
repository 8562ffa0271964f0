import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DocumentMeta } from '#renderer/app/document-meta.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { visit } from '#renderer/testing/visit.tsx'
import { en, it as italian } from '#shared/i18n/resources.ts'

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')

beforeEach(() => {
  document.head.innerHTML = `<meta name="description" content=""><link rel="canonical" href="${location.origin}/">`
})
afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('what a page says about itself', () => {
  it('[META-1] title and description', async () => {
    renderUi(<DocumentMeta page={undefined} />)
    await waitFor(() => expect(document.title).toBe(en.meta.title))
    expect(meta('description')).toBe(en.meta.description)
  })

  it('[META-5] the address in the head goes when the app has gone on from it', async () => {
    const { rerender } = renderUi(<DocumentMeta page={undefined} />)
    await waitFor(() => expect(document.title).toBe(en.meta.title))
    expect(canonical()).toBe(`${location.origin}/`)
    history.pushState(null, '', '/lobby')
    rerender(<DocumentMeta page="lobby" />)
    await waitFor(() => expect(document.title).toBe('Play · Riddle Rooms'))
    expect(canonical()).toBeUndefined()
    history.pushState(null, '', '/')
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
