import { expect, type Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'

/** From the first window of a newcomer's app to the lobby: the same in Electron and in its stand-in. */
export async function signInToLobby(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await expect(page).toHaveURL(/riddle-rooms[^/]*\/login$/)
  expect(await page.evaluate(() => Object.isFrozen(window.desktop))).toBe(true)
  const leaks = await page.evaluate(() =>
    ['require', 'process', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
  )
  expect(leaks).toEqual([])
  await page.getByLabel(en.auth.fields.username).fill(username)
  await page.getByLabel(en.auth.fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: en.auth.login.submit }).click()
  await page.getByRole('radio', { name: /English/ }).check()
  await page.getByRole('button', { name: en.language.confirm }).click()
  await expect(page).toHaveURL(/\/lobby$/)
}
