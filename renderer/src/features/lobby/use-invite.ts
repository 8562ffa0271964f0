import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { takeInvite } from '#renderer/lib/pending-invite.ts'

/** The code of the invite link that led here, also when login and language choice came between. It opens once. */
export function useInvite(): string | null {
  const [query, setQuery] = useSearchParams()
  const [invite, setInvite] = useState<string | null>(null)
  const linked = query.get('join')

  useEffect(() => {
    const code = linked ?? takeInvite()
    if (code !== null) setInvite(code)
    if (linked === null) return
    setQuery(
      (before) => {
        before.delete('join')
        return before
      },
      { replace: true },
    )
  }, [linked, setQuery])
  return invite
}
