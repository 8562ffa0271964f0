import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FoundParties } from '#renderer/features/hosting/found-parties.tsx'
import { JoinByHand } from '#renderer/features/hosting/join-by-hand.tsx'
import classes from '#renderer/features/hosting/join-tab.module.css'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

/** What announces itself, and what is known by its address or its code. Whoever joins offers this computer, too: that is said before. */
export function JoinTab({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.ways}>
        <FoundParties desktop={desktop} />
        <JoinByHand desktop={desktop} />
      </div>
      <Text mt="xl" maw="42rem">
        {t('hosting.join.standby')}
      </Text>
    </>
  )
}
