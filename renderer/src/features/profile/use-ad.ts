import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { z } from 'zod/mini'
import { changeVoiceStatus, voiceStatusQuery } from '#renderer/components/store/voice-status.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { AD_TOKENS } from '#shared/constants/store.ts'
import { adData, type RewardedAd, watchAdData } from '#shared/schemas/voice.ts'

/** An ad is asked for, watched, and then paid for. */
export function useAd() {
  const queryClient = useQueryClient()
  const { headersFor, done } = useIdempotencyKey()
  const [ad, setAd] = useState<RewardedAd | null>(null)
  const [isAsking, setAsking] = useState(false)

  /** Whether there is one. */
  async function ask(): Promise<boolean> {
    setAsking(true)
    try {
      setAd((await api.post('/voice/ad', { schema: adData })).ad)
      return true
    } catch (error) {
      toast.error(failureText(error))
      void queryClient.invalidateQueries({ queryKey: voiceStatusQuery.queryKey })
      return false
    } finally {
      setAsking(false)
    }
  }

  /** To be called when it was watched to its end. */
  const claim = useCallback(
    async ({ id: adId }: RewardedAd): Promise<void> => {
      const body = { adId }
      const headers = headersFor(body)
      const { newBalance } = await api.post('/voice/watch-ad', {
        body,
        headers,
        schema: z.partial(watchAdData),
      })
      done()
      changeVoiceStatus(({ tokens }) => ({ tokens: newBalance ?? tokens + AD_TOKENS, canWatchAd: false }))
      void queryClient.invalidateQueries({ queryKey: voiceStatusQuery.queryKey })
    },
    [queryClient, headersFor, done],
  )
  return { ad, isAsking, ask, claim }
}
