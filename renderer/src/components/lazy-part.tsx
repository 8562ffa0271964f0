import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { i18n, needTexts, type TextSource } from '#renderer/lib/i18n.ts'
import { checkBuild } from '#renderer/lib/lost-build.ts'
import { onServerBack } from '#renderer/lib/server-back.ts'
import { toast } from '#renderer/lib/toast.ts'

interface LazyProps {
  /** Shown until the part is loaded. */
  meanwhile?: ReactNode
  /** Called when it could not be fetched; the player has been told. */
  onFailed?: () => void
}

/**
 * A part of a screen that is fetched when it is first shown. Unlike `React.lazy` a failed fetch takes nothing else down,
 * and is tried again the next time, or when the server is back while its place is still shown. Texts of its own come with it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: TextSource,
) {
  let fetched: ComponentType<Props> | undefined

  return function LazyPart({ meanwhile = null, onFailed, ...props }: Props & LazyProps) {
    const [Part, setPart] = useState(() => fetched)
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once, whatever its props do meanwhile
    useEffect(() => {
      if (Part) return
      let isShown = true
      const fetchPart = async () => {
        const [part] = await Promise.all([load(), texts && needTexts(texts)])
        fetched = part
        stopWaiting()
        if (isShown) setPart(() => part)
      }
      const stopWaiting = onServerBack(() => void fetchPart().catch(() => undefined))
      fetchPart().catch(async () => {
        if (isShown) onFailed?.()
        // If the build is gone, another try fails too: the app offers a reload instead.
        if (!(await checkBuild())) toast.error(i18n.t('common.partFailed'))
      })
      return () => {
        isShown = false
        stopWaiting()
      }
    }, [])
    return Part ? <Part {...(props as unknown as Props)} /> : meanwhile
  }
}
