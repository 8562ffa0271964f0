import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/components/dialog.tsx'
import { QrCode } from '#renderer/components/play/qr-code.tsx'
import classes from '#renderer/features/room/invite-qr.module.css'

interface InviteQrProps {
  link: string
  look: 'thumbnail' | 'button'
}

/** The link for the phone across the table: small in the card, large in a dialog; on a phone behind a button. */
export function InviteQr({ link, look }: InviteQrProps) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      {look === 'button' ? (
        <Button variant="default" leftSection={<IconQrcode size={18} aria-hidden />} onClick={open}>
          {t('room.invite.qr')}
        </Button>
      ) : (
        <UnstyledButton className={classes.small} onClick={open}>
          <QrCode link={link} />
          <VisuallyHidden>{t('room.invite.qrEnlarge')}</VisuallyHidden>
        </UnstyledButton>
      )}
      <Dialog opened={opened} onClose={close} title={t('room.invite.qrTitle')}>
        <div className={classes.large}>
          <QrCode link={link} />
        </div>
        <p className={classes.link}>{link}</p>
      </Dialog>
    </>
  )
}
