import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { changeProfile } from '#renderer/session/account-changes.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import type { PlayerStats } from '#shared/schemas/user.ts'

/** Switch that hides the player's words and avatars from others. Shows the server's value. */
export function InventoryField({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const save = async (collectionPrivate: boolean) => {
    setSaving(true)
    try {
      await changeProfile({ collectionPrivate })
      await loadProfile()
      toast.apiSuccess(t('profile.account.saved'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Switch
      label={t('profile.inventory.label')}
      description={t('profile.inventory.hint')}
      checked={stats.collectionPrivate}
      // A disabled switch would lose the focus.
      aria-disabled={isSaving}
      onChange={({ currentTarget }) => {
        if (!isSaving) void save(currentTarget.checked)
      }}
    />
  )
}
