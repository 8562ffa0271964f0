import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language, Verdict } from '#shared/constants/game.ts'
import type { DailyData } from '#shared/schemas/daily.ts'

/** How the riddle is asked for. What they throw has the server's `code`. */
export interface DailyCalls {
  fetchDaily(language: Language): Promise<DailyData>
  /** Throws CONFLICT when the day is over. */
  guessDaily(language: Language, guess: string, day: string): Promise<DailyData>
}

/** What the last guess, or the clock, has brought. */
export type Notice = Verdict | 'repeated' | 'empty' | 'newDay' | 'failed'
export type Failure = 'failed' | 'tooMany'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null)
const failureOf = (error: unknown): Failure => (codeOf(error) === 'RATE_LIMITED' ? 'tooMany' : 'failed')

/** One language's riddle of today. */
export function useDaily(language: Language, { fetchDaily, guessDaily }: DailyCalls) {
  const [data, setData] = useState<DailyData | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isSending, setSending] = useState(false)
  const isShown = useRef(true)

  const load = useCallback(async (): Promise<DailyData | null> => {
    setFailure(null)
    try {
      const fetched = await fetchDaily(language)
      if (isShown.current) setData(fetched)
      return fetched
    } catch (error) {
      if (isShown.current) setFailure(failureOf(error))
      return null
    }
  }, [language, fetchDaily])

  useEffect(() => {
    isShown.current = true
    void load()
    return () => {
      isShown.current = false
    }
  }, [load])

  /** After midnight: the next riddle, if the server has it already. */
  const turn = useCallback(async () => {
    const before = data?.daily.day
    const after = await load()
    if (after && after.daily.day !== before) setNotice('newDay')
  }, [data, load])

  /** True when it was taken, and the field may be emptied. */
  async function guess(text: string): Promise<boolean> {
    if (data === null || isSending) return false
    if (text.trim() === '') {
      setNotice('empty')
      return false
    }
    setSending(true)
    try {
      const answer = await guessDaily(language, text, data.daily.day)
      const isNew = answer.daily.guesses.length > data.daily.guesses.length
      setData(answer)
      setNotice(isNew ? (answer.daily.guesses.at(-1)?.result ?? null) : 'repeated')
      return true
    } catch (error) {
      if (codeOf(error) === 'CONFLICT') await turn()
      else setNotice('failed')
      return false
    } finally {
      setSending(false)
    }
  }

  return { data, failure, notice, isSending, load, turn, guess }
}
