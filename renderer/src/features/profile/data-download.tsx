import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { saveFile } from '#renderer/lib/save-file.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { User } from '#shared/schemas/user.ts'

/** As it comes, also what this client knows nothing of. */
const everything = z.unknown()

export function DataDownload({ user }: { user: User }) {
  const { t } = useTranslation()
  const [isFetching, setFetching] = useState(false)
  const download = async () => {
    setFetching(true)
    try {
      const data = await api.get('/auth/export', { schema: everything })
      saveFile(`riddle-rooms-${user.username}.json`, JSON.stringify(data, null, 2), 'application/json')
    } catch (error) {
      toast.error(failureText(error, t('profile.data.failed')))
    } finally {
      setFetching(false)
    }
  }
  return (
    <Stack gap="md" align="flex-start">
      <Text maw={560}>{t('profile.data.body')}</Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={isFetching}
        onClick={() => void download()}
      >
        {t('profile.data.download')}
      </Button>
    </Stack>
  )
}
