import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconCopy, IconEye, IconEyeOff, IconLink, IconShare3 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/room/invite-card.module.css'
import { InviteQr } from '#renderer/features/room/invite-qr.tsx'
import { announce } from '#renderer/lib/announcer.ts'
import { copyText } from '#renderer/lib/copy-text.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { toast } from '#renderer/lib/toast.ts'

const COPIED_FOR_MS = 2_000

interface InviteCardProps {
  code: string
  /** Where others open this server. */
  address?: string
  /** One more way in, hidden with the others. */
  children?: ReactNode
}

/** How to invite others: by a short code, a link or a QR code. */
export function InviteCard({ code, address = endpoint.origin, children }: InviteCardProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<'code' | 'link' | null>(null)
  const hidden = usePreferences(({ codeHidden }) => codeHidden)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const link = `${address}/lobby?join=${code}`

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
    // Closing the share sheet is not a failure.
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
  const EyeIcon = hidden ? IconEye : IconEyeOff
  const toggle = t(hidden ? 'room.invite.show' : 'room.invite.hide')
  return (
    <section className={classes.card} aria-labelledby="room-invite">
      <div className={classes.top}>
        <div>
          <div className={classes.head}>
            <h2 className={classes.heading} id="room-invite">
              {t('room.invite.heading')}
            </h2>
            <ActionIcon
              aria-label={toggle}
              title={toggle}
              onClick={() => setPreferences({ codeHidden: !hidden })}
            >
              <EyeIcon size={20} aria-hidden />
            </ActionIcon>
          </div>
          <p className={classes.code}>
            <span className={classes.visible} aria-hidden="true" data-testid="invite-code">
              {hidden ? '•'.repeat(code.length) : code}
            </span>
            <span className={classes.spoken}>
              {hidden ? t('room.invite.hidden') : t('room.invite.spelled', { code: [...code].join(' ') })}
            </span>
          </p>
        </div>
        {!hidden && !isNarrow && <InviteQr look="thumbnail" link={link} />}
      </div>
      {!hidden && children}
      <div className={classes.buttons}>
        {button('code', IconCopy, t('room.invite.copyCode'))}
        {button('link', IconLink, t('room.invite.copyLink'))}
      </div>
      <div className={classes.buttons} data-part="more-ways">
        {!hidden && isNarrow && <InviteQr look="button" link={link} />}
        {'share' in navigator && (
          <Button variant="default" leftSection={<IconShare3 size={18} aria-hidden />} onClick={share}>
            {t('room.invite.share')}
          </Button>
        )}
      </div>
    </section>
  )
}
