import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'
import { tellServerBack } from '#renderer/lib/server-back.ts'
import { renderUi } from '#renderer/testing/render.tsx'

it('says that a part did not come, takes nothing else down, and tries again the next time', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(() => <p>the part</p>)
  const Part = lazyPart<object>(load)
  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          open
        </button>
        {opened && <Part onFailed={() => setOpened(false)} />}
      </>
    )
  }
  renderUi(<Page />)
  const open = screen.getByRole('button', { name: 'open' })
  await userEvent.click(open)
  expect(await screen.findByText('This part did not load. Try again.')).toBeVisible()
  expect(screen.queryByText('the part')).toBeNull()
  await userEvent.click(open)
  expect(await screen.findByText('the part')).toBeVisible()
})

it('fetches a part that did not come when the server is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(() => <p>the part</p>)
  const Part = lazyPart<object>(load)
  renderUi(<Part meanwhile={<p>not yet</p>} />)
  expect(await screen.findByText('This part did not load. Try again.')).toBeVisible()
  expect(screen.getByText('not yet')).toBeVisible()
  act(tellServerBack)
  expect(await screen.findByText('the part')).toBeVisible()
  act(tellServerBack)
  expect(load).toHaveBeenCalledTimes(2)
})

it('opens a fetched menu with the focus on its button, but not under the fingers of who types again', async () => {
  let come: () => void = () => undefined
  function Menu() {
    const { target, opened } = useOpenAtOnce<HTMLButtonElement>()
    return (
      <button type="button" ref={target}>
        {opened ? 'open menu' : 'menu'}
      </button>
    )
  }
  const draw = () => {
    const LateMenu = lazyMenu<object>(
      ({ onClick }) => (
        <button type="button" onClick={onClick}>
          menu
        </button>
      ),
      () => new Promise((resolve) => (come = () => resolve(Menu))),
    )
    return renderUi(
      <>
        <LateMenu />
        <input aria-label="answer" />
      </>,
    )
  }
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('button', { name: 'menu' }))
  come()
  expect(await screen.findByRole('button', { name: 'open menu' })).toHaveFocus()
  unmount()

  draw()
  await userEvent.click(screen.getByRole('button', { name: 'menu' }))
  const before = screen.getByRole('button', { name: 'menu' })
  await userEvent.click(screen.getByLabelText('answer'))
  come()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'menu' })).not.toBe(before), 20_000)
  expect(screen.getByLabelText('answer')).toHaveFocus()
})
