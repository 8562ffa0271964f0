import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#renderer/components/copy-button.tsx'
import { QrCode } from '#renderer/components/play/qr-code.tsx'
import classes from '#renderer/features/hosting/invitation.module.css'
import type { RunningParty } from '#shared/desktop/party.ts'

/** Address, QR code and code of an open party; the address to give first, and the others below it. */
export function Invitation({ party: { addresses, port, code } }: { party: RunningParty }) {
  const { t } = useTranslation()
  const places = addresses.map((one) => ({
    ...one,
    host: `${one.address.includes(':') ? `[${one.address}]` : one.address}:${port}`,
  }))
  const first = places.find(({ isPreferred }) => isPreferred) ?? places[0]
  if (first === undefined) return <p role="status">{t('hosting.reach.noAddress')}</p>
  const others = places.filter((one) => one !== first)
  const link = `http://${first.host}`
  return (
    <div className={classes.ways}>
      <div className={classes.words}>
        <p className={classes.caption}>{t('hosting.reach.address')}</p>
        <p className={classes.address}>{link}</p>
        <CopyButton value={link} label={t('hosting.reach.copy')} />
        {code !== null && (
          <div className={classes.code}>
            <p className={classes.caption}>{t('hosting.reach.code')}</p>
            <p>
              <span className={classes.letters} aria-hidden="true" data-testid="party-code">
                {code}
              </span>
              <VisuallyHidden>{t('hosting.reach.codeSpelled', { code: [...code].join(' ') })}</VisuallyHidden>
            </p>
            <p className={classes.hint}>{t('hosting.reach.codeHint')}</p>
          </div>
        )}
        {others.length > 0 && (
          <div className={classes.others}>
            <p className={classes.hint}>{t('hosting.reach.others')}</p>
            <ul>
              {others.map((one) => (
                <li key={one.host}>{t('hosting.reach.via', { address: one.host, name: one.interface })}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <figure className={classes.scan}>
        <QrCode link={link} />
        <figcaption>{t('hosting.reach.scan')}</figcaption>
      </figure>
    </div>
  )
}
