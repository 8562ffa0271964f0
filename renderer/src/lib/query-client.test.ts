import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#renderer/lib/api-error.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { tellServerBack } from '#renderer/lib/server-back.ts'

afterEach(() => queryClient.clear())

it('asks again for what failed when the server is back, and for nothing else', async () => {
  const refused = new ApiError({ code: 'SERVER_ERROR', message: 'x', status: 409 })
  const modes = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue('modes')
  const rooms = vi.fn().mockResolvedValue('rooms')
  const watch = (name: string, queryFn: () => Promise<string>) => {
    const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn })
    return { observer, stop: observer.subscribe(() => undefined) }
  }
  const [failing, good] = [watch('modes', modes), watch('rooms', rooms)]
  await vi.waitFor(() => expect(failing.observer.getCurrentResult().isError).toBe(true), 20_000)
  await vi.waitFor(() => expect(good.observer.getCurrentResult().data).toBe('rooms'), 20_000)
  tellServerBack()
  await vi.waitFor(() => expect(failing.observer.getCurrentResult().data).toBe('modes'), 20_000)
  expect(rooms).toHaveBeenCalledOnce()
  failing.stop()
  good.stop()
})
