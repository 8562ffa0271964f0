import { Switch as SwitchInput, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminAlert } from '#renderer/features/admin/frame/admin-alert.tsx'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import classes from '#renderer/features/admin/operations/operations.module.css'
import { useOperation } from '#renderer/features/admin/operations/use-operation.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { doubtServer } from '#renderer/lib/server-back.ts'
import type { Switch } from '#shared/constants/switches.ts'
import { switchesData } from '#shared/schemas/operations.ts'

/** The parts of the product that can be turned off; what is turned off is asked about first. */
export function Switches() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Switch | null>(null)
  const turn = useChange(
    ({ name, isOn }: { name: Switch; isOn: boolean }, headers) =>
      api.put(`/admin/switches/${name}`, { body: { isOn }, headers }),
    () => {
      setAsked(null)
      doubtServer()
    },
  )
  const { data, instead } = useOperation('/admin/switches', switchesData)
  if (!data) return instead
  // A question begins without what failed before it.
  const ask = (name: Switch) => {
    turn.reset()
    setAsked(name)
  }
  return (
    <>
      <Text c="dimmed">{t('adminOperations.switches.explain')}</Text>
      <AdminAlert failure={asked === null ? turn.error : null} />
      <div className={classes.switches}>
        {data.switches.map(({ name, isOn }) => (
          <SwitchInput
            key={name}
            label={t(`adminOperations.switches.names.${name}`)}
            description={t(`adminOperations.switches.hints.${name}`)}
            checked={isOn}
            onChange={() => (isOn ? ask(name) : turn.mutate({ name, isOn: true }))}
          />
        ))}
      </div>
      <ChangeDialog
        title={t('adminOperations.switches.offTitle')}
        submit={t('adminOperations.switches.turnOff')}
        isDanger
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onSubmit={() => asked && turn.mutate({ name: asked, isOn: false })}
        change={turn}
      >
        {asked !== null && (
          <div>
            <Text fw={700}>{t(`adminOperations.switches.names.${asked}`)}</Text>
            <Text>{t(`adminOperations.switches.hints.${asked}`)}</Text>
          </div>
        )}
      </ChangeDialog>
    </>
  )
}
