import { useTranslation } from 'react-i18next'
import { QrCode } from '#renderer/components/play/qr-code.tsx'
import classes from '#renderer/features/stage/stage-way-in.module.css'
import { usePartyAddress } from '#renderer/realtime/party/use-party-address.ts'

/** Small QR code and address in the corner, for those who come while the game runs. */
export function StageWayIn({ code }: { code: string }) {
  const { t } = useTranslation()
  const link = `${usePartyAddress()}/join/${code}`
  return (
    <div className={classes.way} data-testid="stage-way-in">
      <p className={classes.address}>
        {t('stage.comeLate')} <b>{link.replace(/^https?:\/\//, '')}</b>
      </p>
      <div className={classes.qr}>
        <QrCode link={link} />
      </div>
    </div>
  )
}
