import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Providers } from '#renderer/app/providers.tsx'
import { toast } from '#renderer/lib/toast.ts'

it('[UI-21] shows toasts top-right', async () => {
  render(<Providers>page</Providers>)
  toast.blank('hello there')
  const shown = await screen.findByText('hello there')
  expect(shown.closest('[data-position]')).toHaveAttribute('data-position', 'top-right')
  expect(shown.closest('[role=status]')).not.toBeNull()
})
