import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconLink, IconShare3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/room/invite-card.module.css'
import { announce } from '#renderer/lib/announcer.ts'
import { copyText } from '#renderer/lib/copy-text.ts'
import { toast } from '#renderer/lib/toast.ts'

const COPIED_FOR_MS = 2_000

/** How others come in: by a code that can be called across a table, or by a link. */
export function InviteCard({ code }: { code: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<'code' | 'link' | null>(null)
  const link = `${location.origin}/lobby?join=${code}`

  const copy = async (what: 'code' | 'link') => {
    if (!(await copyText(what === 'code' ? code : link))) {
      toast.error(t('room.invite.failed'))
      return
    }
    setCopied(what)
    announce(t('room.invite.copied'))
    setTimeout(() => setCopied(null), COPIED_FOR_MS)
  }
  const share = () => {
    // A player who closes the sheet has changed their mind; that is no failure.
    navigator.share({ text: t('room.invite.shareText', { code }), url: link }).catch(() => undefined)
  }
  const button = (what: 'code' | 'link', Icon: typeof IconCopy, label: string) => (
    <Button
      variant="default"
      leftSection={copied === what ? <IconCheck size={18} aria-hidden /> : <Icon size={18} aria-hidden />}
      onClick={() => void copy(what)}
    >
      {copied === what ? t('room.invite.copied') : label}
    </Button>
  )
  return (
    <section className={classes.card} aria-labelledby="room-invite">
      <h2 className={classes.heading} id="room-invite">
        {t('room.invite.heading')}
      </h2>
      <p className={classes.code}>
        <span className={classes.visible} aria-hidden="true" data-testid="invite-code">
          {code}
        </span>
        <span className={classes.spoken}>{t('room.invite.spelled', { code: [...code].join(' ') })}</span>
      </p>
      <div className={classes.buttons}>
        {button('code', IconCopy, t('room.invite.copyCode'))}
        {button('link', IconLink, t('room.invite.copyLink'))}
        {'share' in navigator && (
          <Button variant="default" leftSection={<IconShare3 size={18} aria-hidden />} onClick={share}>
            {t('room.invite.share')}
          </Button>
        )}
      </div>
    </section>
  )
}
