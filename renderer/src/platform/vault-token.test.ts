import { afterEach, expect, it } from 'vitest'
import { keepTokenIn, localStore, readToken } from '#renderer/lib/storage.ts'
import { vaultToken } from '#renderer/platform/vault-token.ts'
import { clearStorage, storeToken } from '#renderer/session/token-store.ts'
import { fakeDesktop } from '#renderer/testing/fake-desktop.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

afterEach(() => localStorage.clear())

it('keeps the cloud’s token in the vault of the system, and nowhere else', async () => {
  const { desktop } = fakeDesktop({ token: 'kept' })
  const { keeper, keeping } = await vaultToken(desktop.token)
  keepTokenIn(keeper)
  expect([readToken(), keeping]).toEqual(['kept', 'system'])
  storeToken('newer')
  expect(readToken()).toBe('newer')
  expect(desktop.token.write).toHaveBeenLastCalledWith('newer')
  expect(localStore.getItem(STORAGE_KEYS.authToken)).toBeNull()
  clearStorage()
  expect(readToken()).toBeNull()
  expect(desktop.token.write).toHaveBeenLastCalledWith(null)
})
