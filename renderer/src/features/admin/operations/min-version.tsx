import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultsOf } from '#renderer/features/admin/frame/admin-call-text.ts'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { useOperation } from '#renderer/features/admin/operations/use-operation.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { isOlderVersion, isVersion } from '#shared/app-version.ts'
import { minVersionBody, minVersionData } from '#shared/schemas/maintenance.ts'
import { type ClientVersions, clientVersionsData } from '#shared/schemas/operations.ts'

const sum = (versions: NonNullable<ClientVersions['versions']>): number =>
  versions.reduce((all, { clients }) => all + clients, 0)

const newestOf = (versions: NonNullable<ClientVersions['versions']>): string | undefined =>
  versions
    .map(({ version }) => version)
    .filter(isVersion)
    .reduce<string | undefined>(
      (newest, one) => (newest === undefined || isOlderVersion(newest, one) ? one : newest),
      undefined,
    )

/** How many connected apps would have to update. */
function Below({ version }: { version: string }) {
  const { t } = useTranslation()
  const { data, instead } = useOperation('/admin/client-versions', clientVersionsData)
  if (!data) return instead
  if (!isVersion(version)) return null
  if (data.versions === null) return <Text>{t('adminOperations.version.unknown')}</Text>
  const newest = newestOf(data.versions)
  const count = sum(data.versions.filter((one) => isOlderVersion(one.version, version)))
  return (
    <>
      <Text role="status">
        {t('adminOperations.version.below', { count })} (
        {t('adminOperations.version.of', { count: sum(data.versions) })}).
      </Text>
      {newest !== undefined && isOlderVersion(newest, version) && (
        <Alert color="orange" mt="xs" icon={<IconAlertTriangle aria-hidden />}>
          {t('adminOperations.version.aboveAll', { newest })}
        </Alert>
      )}
    </>
  )
}

/** The oldest desktop app that may play. */
export function MinVersion() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const [asked, setAsked] = useState<'set' | 'reset' | null>(null)
  const change = useChange(
    (minVersion: string | null, headers) => api.put('/admin/min-version', { body: { minVersion }, headers }),
    () => {
      setAsked(null)
      setTyped(null)
    },
  )
  const { data, instead } = useOperation('/admin/min-version', minVersionData)
  if (!data) return instead
  const version = typed ?? data.minVersion
  function ask() {
    const found = faultsOf(minVersionBody, { minVersion: version }).minVersion
    setFault(found)
    if (found === undefined) setAsked('set')
  }
  return (
    <>
      <Text c="dimmed">{t('adminOperations.version.explain')}</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t('adminOperations.version.field')}
            description={t(`adminOperations.version.${data.isSet ? 'isSet' : 'isDefault'}`)}
            value={version}
            error={fault}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={version === data.minVersion}>
            {t('adminOperations.version.set')}
          </Button>
          {data.isSet && (
            <Button variant="subtle" onClick={() => setAsked('reset')}>
              {t('adminOperations.version.reset')}
            </Button>
          )}
        </Group>
      </form>
      <Below version={version} />
      <ChangeDialog
        title={t(`adminOperations.version.${asked === 'reset' ? 'resetTitle' : 'setTitle'}`)}
        submit={t(`adminOperations.version.${asked === 'reset' ? 'reset' : 'set'}`)}
        isDanger
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onSubmit={() => change.mutate(asked === 'reset' ? null : version)}
        change={change}
      >
        {asked === 'set' && (
          <div>
            <Text fw={700}>{version}</Text>
            <Below version={version} />
          </div>
        )}
      </ChangeDialog>
    </>
  )
}
