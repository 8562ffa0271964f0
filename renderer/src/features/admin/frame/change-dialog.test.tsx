import { TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { IdentityDialog } from '#renderer/features/admin/frame/identity-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { api } from '#renderer/lib/http-client.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'

/** A change as a part of the panel makes it. */
function Ban() {
  const [opened, setOpened] = useState(true)
  const [reason, setReason] = useState('')
  const change = useChange(
    (body: { reason: string }, headers) => api.post('/admin/users/u1/ban', { body, headers }),
    () => setOpened(false),
  )
  return (
    <>
      <ChangeDialog
        title="Ban ada"
        submit="Ban"
        isDanger
        opened={opened}
        onClose={() => setOpened(false)}
        onSubmit={() => change.mutate({ reason })}
        change={change}
      >
        <TextInput
          data-autofocus
          label="Reason"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ChangeDialog>
      <IdentityDialog />
    </>
  )
}

/** A server that wants the password once. */
function openBan(password: string) {
  let isConfirmed = false
  const server = stubServer({
    'POST /admin/users/u1/ban': () =>
      isConfirmed ? ok(null) : failed(403, 'CONFIRMATION_REQUIRED', 'Confirm that it is you'),
    'POST /auth/confirm': ({ body }) => {
      isConfirmed = (body as { currentPassword: string }).currentPassword === password
      return isConfirmed
        ? ok(null)
        : failed(400, 'CURRENT_PASSWORD_INCORRECT', 'Your current password is incorrect')
    },
  })
  renderUi(<Ban />)
  return { server, user: userEvent.setup() }
}

beforeEach(() => setSession({ ...SIGNED_OUT, user: sampleUser({ role: 'admin' }), isAuthenticated: true }))
afterEach(() => vi.unstubAllGlobals())

it('asks for the password where the server wants it, and then makes the same call again', async () => {
  const { server, user } = openBan('Secret123!')
  await user.type(await screen.findByLabelText('Reason'), 'cheats')
  await user.keyboard('{Enter}')

  await user.type(await screen.findByLabelText('Your password'), 'wrong')
  await user.keyboard('{Enter}')
  await screen.findByRole('alert')
  await user.clear(screen.getByLabelText('Your password'))
  await user.type(screen.getByLabelText('Your password'), 'Secret123!')
  await user.keyboard('{Enter}')

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ban ada' })).toBeNull())
  const sent = server.sent('POST /admin/users/u1/ban')
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'cheats' }, { reason: 'cheats' }])
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).not.toBeNull()
  expect(keys[1]).toBe(keys[0])
})

it('keeps the dialog, and what was typed, when the password is not given', async () => {
  const { server, user } = openBan('Secret123!')
  await user.type(await screen.findByLabelText('Reason'), 'cheats')
  await user.keyboard('{Enter}')
  await screen.findByLabelText('Your password')
  await user.keyboard('{Escape}')
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Reason')).toHaveValue('cheats')
  expect(server.sent('POST /auth/confirm')).toEqual([])
})
