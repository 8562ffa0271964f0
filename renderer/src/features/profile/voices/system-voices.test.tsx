import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { standInSystemVoices } from '#renderer/testing/stand-in-system-voices.ts'
import { visit } from '#renderer/testing/visit.tsx'

const SAMANTHA = { name: 'Samantha', lang: 'en-US', default: true }
const DANIEL = { name: 'Daniel', lang: 'en-GB' }
const ALICE = { name: 'Alice', lang: 'it-IT' }

// Guests hear voices, too.
const guest = sampleUser({ role: 'guest', email: null })

async function open() {
  visit('/profile?tab=voice', { user: guest })
  return screen.findByRole('switch', { name: 'Read messages aloud with my device’s voices' })
}

afterEach(() => {
  setPreferences(usePreferences.getInitialState())
  vi.unstubAllGlobals()
})

it('lets a voice of this computer be switched on, chosen and heard for each language', async () => {
  const computer = standInSystemVoices(SAMANTHA, DANIEL, ALICE)
  const user = userEvent.setup()
  const toggle = await open()
  expect(screen.queryByLabelText('Voice for English')).toBeNull()
  await user.click(toggle)
  expect(usePreferences.getState().readsBySystem).toBe(true)
  const english = screen.getByLabelText('Voice for English')
  expect(english).toHaveValue('Samantha')
  expect(within(english).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(english, 'Daniel')
  expect(usePreferences.getState().systemVoices).toEqual({ english: 'Daniel' })
  await user.click(screen.getByRole('button', { name: 'Listen to Daniel' }))
  await waitFor(() => expect(computer.said).toEqual(['Daniel: Good evening! Shall we solve a riddle?']))
  await user.click(screen.getByRole('button', { name: 'Listen to Alice' }))
  await waitFor(() => expect(computer.said[1]).toBe('Alice: Buonasera! Risolviamo un enigma?'))
  await user.click(await screen.findByRole('button', { name: 'Stop Alice' }))
  expect(computer.isReading()).toBe(false)
  expect(await screen.findByRole('button', { name: 'Listen to Alice' })).toBeVisible()
})

it('shows voices that the browser finds late, and says for which language there is none', async () => {
  setPreferences({ readsBySystem: true })
  const computer = standInSystemVoices()
  await open()
  expect(screen.queryByLabelText('Voice for Italian')).toBeNull()
  act(() => computer.find(ALICE))
  expect(screen.getByLabelText('Voice for Italian')).toHaveValue('Alice')
  expect(screen.getByText(/no English voice/)).toBeVisible()
})

it.each([
  ['none', () => void standInSystemVoices()],
  ['only those of the browser’s vendor', () => void standInSystemVoices({ ...ALICE, localService: false })],
  ['no speech at all', () => vi.stubGlobal('speechSynthesis', undefined)],
])('says so where the computer has %s', async (_, computer) => {
  computer()
  const toggle = await open()
  expect(await screen.findByText(/has no voices of its own/)).toBeVisible()
  expect(toggle).toBeDisabled()
})

it('says so when a voice does not speak', async () => {
  setPreferences({ readsBySystem: true })
  const computer = standInSystemVoices(ALICE)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to Alice' }))
  await waitFor(() => expect(computer.isReading()).toBe(true))
  act(() => computer.fail())
  expect(await screen.findByText('This voice did not speak. Try another.')).toBeVisible()
})
