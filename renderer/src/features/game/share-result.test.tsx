import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareResult } from '#renderer/features/game/share-result.tsx'
import { renderUi } from '#renderer/testing/render.tsx'
import { en } from '#shared/i18n/resources.ts'

// jsdom draws nothing.
vi.mock('#renderer/features/game/result-picture.ts', () => ({ drawResult: async () => new Blob(['png']) }))
afterEach(() => vi.unstubAllGlobals())

it('can be shared again although the browser never reports that its share sheet closed', async () => {
  const share = vi.fn(() => new Promise<void>(() => undefined))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }))
  renderUi(<ShareResult result={{ winner: null, scores: [], rewards: null }} rows={[]} />)
  const button = await screen.findByRole('button', { name: en.podium.share.button })
  await userEvent.click(button)
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(button).not.toHaveAttribute('data-loading'))
  await userEvent.click(button)
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
})
