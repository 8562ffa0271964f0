import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { BoundedNumber } from '#renderer/components/bounded-number.tsx'
import { renderUi } from '#renderer/testing/render.tsx'

const told = vi.fn()
function Seconds() {
  const [value, setValue] = useState(30)
  const change = (next: number) => {
    told(next)
    setValue(next)
  }
  return <BoundedNumber label="Seconds" min={10} max={120} value={value} onChange={change} />
}

it('shows again what still holds when it is left empty', async () => {
  renderUi(<Seconds />)
  const field = screen.getByRole('textbox', { name: 'Seconds' })
  await userEvent.clear(field)
  expect(field).toHaveValue('')
  await userEvent.tab()
  expect(field).toHaveValue('30')
  expect(told).not.toHaveBeenCalled()
})

it('is drawn back into its bounds when it is left', async () => {
  renderUi(<Seconds />)
  const field = screen.getByRole('textbox', { name: 'Seconds' })
  await userEvent.clear(field)
  await userEvent.type(field, '-5')
  await userEvent.tab()
  expect(field).toHaveValue('10')
  expect(told).toHaveBeenLastCalledWith(10)
})
