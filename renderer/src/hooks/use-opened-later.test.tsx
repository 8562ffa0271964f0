import { Menu } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { renderUi } from '#renderer/testing/render.tsx'

/** A menu whose only item opens a dialog that mounts open. */
function MenuWithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu returnFocus>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Report</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <ModalDialog opened title="Report" onClose={() => setOpen(false)}>
          <input aria-label="Reason" />
        </ModalDialog>
      )}
    </>
  )
}

it('[UI-38] a dialog that opens from a menu returns the focus to the button of the menu', async () => {
  renderUi(<MenuWithDialog />)
  const user = userEvent.setup()
  for (let time = 1; time <= 2; time++) {
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
    const dialog = await screen.findByRole('dialog', { name: 'Report' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  }
})
