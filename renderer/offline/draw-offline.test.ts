import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offline as en } from '#shared/i18n/en/offline.ts'
import { offline as italian } from '#shared/i18n/it/offline.ts'
import { drawOffline } from './draw-offline.ts'

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  document.body.innerHTML = '<main></main>'
})

const draw = (texts: typeof en) => drawOffline(document.querySelector('main') as Element, texts)

describe.each([
  ['English', en, 'an echo'],
  ['Italian', italian, 'l’eco'],
])('the page without a connection, in %s', (_, texts, right) => {
  it('[META-13] gives a riddle, says what was wrong and what was right, and gives another', async () => {
    const user = userEvent.setup()
    draw(texts)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title)
    expect(document.title).toBe(`${texts.title} · Riddle Rooms`)
    const field = screen.getByLabelText(texts.answer)
    expect(field).toHaveAccessibleDescription(texts.riddles.echo.question)
    await user.click(screen.getByRole('button', { name: texts.send }))
    expect(screen.getByText(texts.empty)).toBeVisible()
    await user.keyboard('no idea{Enter}')
    expect(screen.getByText(texts.wrong)).toBeVisible()
    await user.keyboard(`${right}{Enter}`)
    expect(screen.getByText(texts.right)).toBeVisible()
    expect(screen.queryByRole('button', { name: texts.send })).toBeNull()
    expect(screen.getByRole('button', { name: texts.next })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText(texts.riddles.steps.question)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
  })

  it('[META-13] shows the way back when there is a connection again', () => {
    draw(texts)
    const link = screen.getByRole('link', { name: texts.retry })
    expect(link).toHaveAttribute('href', location.href)
    dispatchEvent(new Event('online'))
    expect(screen.getByText(texts.back)).toBeVisible()
    expect(link).toHaveTextContent(texts.play)
  })
})
