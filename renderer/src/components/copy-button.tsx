import { Button, type ButtonProps } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#renderer/lib/announcer.ts'
import { copyText } from '#renderer/lib/copy-text.ts'

interface CopyButtonProps extends ButtonProps {
  value: string
  /** What is copied, for screen readers. */
  label?: string
}

export function CopyButton({ value, label, ...others }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    const done = await copyText(value)
    setCopied(done)
    if (done) announce(t('common.actions.copied'))
  }
  return (
    <Button
      variant="default"
      leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...others}
      onClick={() => void copy()}
    >
      {copied ? t('common.actions.copied') : t('common.actions.copy')}
    </Button>
  )
}
