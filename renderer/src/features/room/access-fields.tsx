import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RulesDraft } from '#renderer/features/room/rules-draft.ts'
import type { RulesErrors } from '#renderer/features/room/rules-errors.ts'

interface AccessFieldsProps {
  draft: RulesDraft
  change: (changes: Partial<RulesDraft>) => void
  errors: RulesErrors
  hasPassword: boolean
}

/** The room's name and its password. */
export function AccessFields({ draft, change, errors, hasPassword }: AccessFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          data-autofocus
          label={t('createLobby.fields.name')}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          error={errors.name}
        />
        <TextInput
          label={t(hasPassword ? 'waiting.edit.newPassword' : 'waiting.edit.password')}
          description={t(hasPassword ? 'waiting.edit.newPasswordHint' : 'createLobby.fields.passwordHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.password}
          onChange={({ currentTarget }) => change({ password: currentTarget.value })}
          error={errors.password}
          disabled={draft.removePassword}
          autoComplete="off"
        />
      </SimpleGrid>
      {hasPassword && (
        <Switch
          label={t('waiting.edit.removePassword')}
          checked={draft.removePassword}
          onChange={({ currentTarget }) => change({ removePassword: currentTarget.checked })}
        />
      )}
    </>
  )
}
