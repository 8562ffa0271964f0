import { Button, Stack, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import classes from '#renderer/features/room/stage-button.module.css'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { api } from '#renderer/lib/http-client.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { platform } from '#renderer/platform/platform.ts'
import { usePartyAddress } from '#renderer/realtime/party/use-party-address.ts'
import { stageAddress } from '#renderer/realtime/stage/stage-pass.ts'
import type { Room } from '#shared/schemas/room.ts'
import { stageData } from '#shared/schemas/stage.ts'

/** Where the big screen opens. With a password only the host's own link does it, as it carries the pass. */
export function StageOpener({ room }: { room: Room }) {
  const { t } = useTranslation()
  const { data: pass, error } = useQuery({
    queryKey: ['stage', room.id],
    queryFn: () => api.post(`/rooms/${room.id}/stage`, { schema: stageData }),
    enabled: room.hasPassword,
    gcTime: 0,
  })
  // Who hides the code is seen by others right now.
  const codeHidden = usePreferences((state) => state.codeHidden)
  const address = usePartyAddress()
  const code = room.inviteCode ?? ''
  const { desktop } = platform
  const lanHost = endpoint.kind === 'lan' ? endpoint.origin : null
  const isReady = !room.hasPassword || pass !== undefined
  return (
    <Stack gap="md">
      <Text>{t('stage.open.why')}</Text>
      <FormAlert failure={error} />
      <div>
        <Button
          component="a"
          fullWidth
          size="md"
          target="_blank"
          rel="noopener"
          href={stageAddress(endpoint.origin, code, pass ?? null)}
          data-disabled={!isReady}
          aria-disabled={!isReady}
          onClick={(event) => {
            if (!isReady || desktop) event.preventDefault()
            // The desktop app opens links in the system's browser; it has a second display for it.
            if (isReady && desktop) void desktop.openBigScreen({ code, lanHost, pass: pass ?? null })
          }}
          leftSection={<IconExternalLink size={20} aria-hidden />}
        >
          {t('stage.open.here')}
        </Button>
        <Text c="dimmed" mt="xs">
          {t('stage.open.hereWhy')}
        </Text>
      </div>
      {room.hasPassword && <Text>{t('stage.open.password')}</Text>}
      {!room.hasPassword && !codeHidden && (
        <div>
          <Text>{t('stage.open.there')}</Text>
          <p className={classes.address}>{stageAddress(address, code, null)}</p>
        </div>
      )}
    </Stack>
  )
}
