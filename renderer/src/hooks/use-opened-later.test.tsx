import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { renderUi } from '#renderer/testing/render.tsx'

function Page() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        open
      </button>
      {opened && (
        <ModalDialog opened onClose={() => setOpened(false)} title="A layer">
          <input aria-label="field" data-autofocus />
        </ModalDialog>
      )}
    </>
  )
}

it('gives the focus back when the layer is taken away instead of closed', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'open' }))
  await user.type(await screen.findByLabelText('field'), '{Escape}')
  expect(screen.queryByLabelText('field')).toBeNull()
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus()
})
