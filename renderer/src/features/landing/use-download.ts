import { useEffect, useState } from 'react'
import { endpoint } from '#renderer/lib/endpoint.ts'
import type { Downloads } from '#shared/schemas/downloads.ts'

type System = keyof Downloads

/** The visitor's system, where there is a desktop app for it. An iPad says that it is a Mac, but can be touched. */
export function systemOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System | null {
  if (/Android|iP(hone|ad)|CrOS/.test(userAgent)) return null
  const [name] = /Windows|Macintosh|Linux/.exec(userAgent) ?? []
  if (name === 'Macintosh') return maxTouchPoints > 1 ? null : 'mac'
  return name === undefined ? null : name === 'Windows' ? 'windows' : 'linux'
}

/** The desktop app for the visitor's system; null until it is known, and where there is none. */
export function useDownload(): { system: System; version: string; href: string } | null {
  const [found, setFound] = useState<ReturnType<typeof useDownload>>(null)
  useEffect(() => {
    const ask = async (system: System) => {
      const { data } = await (await fetch(`${endpoint.origin}/api/downloads`)).json()
      const newest = (data as Downloads)[system]
      if (newest) setFound({ system, version: newest.version, href: endpoint.origin + newest.path })
    }
    const system = systemOf(navigator)
    // Without an answer nothing is offered.
    if (system) ask(system).catch(() => undefined)
  }, [])
  return found
}
