import { IconCheck, IconShare } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '#renderer/components/plain-controls.module.css'
import { copyText } from '#renderer/lib/copy-text.ts'

/** Hands the text to the device's own sharing where there is one, else to the clipboard. */
async function share(text: string): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text })
      return 'shared'
    }
  } catch (error) {
    // Thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return 'neither'
  }
  return (await copyText(text)) ? 'copied' : 'neither'
}

export function ShareButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <button
        type="button"
        className={controls.button}
        onClick={() => void share(text).then((how) => setCopied(how === 'copied'))}
      >
        {isCopied ? <IconCheck size={20} aria-hidden /> : <IconShare size={20} aria-hidden />}
        {t('daily.share')}
      </button>
      <span role="status">{isCopied && t('daily.copied')}</span>
    </>
  )
}
