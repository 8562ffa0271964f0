import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '#renderer/components/room-settings/choice-field.tsx'
import type { FieldsProps } from '#renderer/features/create-lobby/settings-fields.tsx'

/** Who finds the room, and until when one may come in. */
export function AccessFields({ form, change }: Omit<FieldsProps, 'errors'>) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceField
        label={t('createLobby.access.label')}
        options={[
          { value: 'code', label: t('createLobby.access.code') },
          { value: 'list', label: t('createLobby.access.list') },
        ]}
        value={form.listed ? 'list' : 'code'}
        onChange={(way) => change({ listed: way === 'list' })}
        hint={t(form.listed ? 'createLobby.access.listHint' : 'createLobby.access.codeHint')}
      />
      <Switch
        label={t('createLobby.access.late')}
        description={t('createLobby.access.lateHint')}
        checked={form.joinInProgress}
        onChange={({ currentTarget }) => change({ joinInProgress: currentTarget.checked })}
      />
    </>
  )
}
