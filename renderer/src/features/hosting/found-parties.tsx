import { Button, Loader } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { enterParty } from '#renderer/features/hosting/enter-party.ts'
import classes from '#renderer/features/hosting/found-parties.module.css'
import { useFoundParties } from '#renderer/features/hosting/use-found-parties.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { FoundParty } from '#shared/desktop/host-process.ts'

/** The parties that announce themselves on the network. */
export function FoundParties({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  const parties = useFoundParties(desktop)
  return (
    <section aria-labelledby="found-title">
      <h2 id="found-title" className={classes.title}>
        {t('hosting.join.found')}
      </h2>
      <div role="status">
        {parties.length === 0 && (
          <>
            <p className={classes.looking}>
              <Loader size={22} aria-hidden />
              {t('hosting.join.looking')}
            </p>
            <p className={classes.none}>{t('hosting.join.none')}</p>
          </>
        )}
      </div>
      <ul className={classes.list}>
        {parties.map((party) => (
          <PartyRow key={party.origin} party={party} own={desktop.launch.version} />
        ))}
      </ul>
    </section>
  )
}

function PartyRow({ party, own }: { party: FoundParty; own: string }) {
  const { t } = useTranslation()
  const { name, origin, version, players, needsPassword } = party
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          <span>{t('hosting.join.row', { count: players })}</span>
          {needsPassword && (
            <span>
              <IconLock size={17} aria-hidden /> {t('hosting.join.locked')}
            </span>
          )}
          {version !== own && <span>{t('hosting.join.otherVersion', { version, own })}</span>}
          <span className={classes.origin}>{new URL(origin).host}</span>
        </p>
      </div>
      <Button aria-label={t('hosting.join.enter', { name })} onClick={() => enterParty(origin)}>
        {t('common.actions.join')}
      </Button>
    </li>
  )
}
