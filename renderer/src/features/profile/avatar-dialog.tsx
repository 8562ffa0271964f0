import { Button, Stack } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/profile/avatar-dialog.module.css'
import { useOwnedAvatars } from '#renderer/features/profile/use-owned-avatars.ts'
import { toast } from '#renderer/lib/toast.ts'
import { changeProfile } from '#renderer/session/account-changes.ts'
import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import type { User } from '#shared/schemas/user.ts'

interface AvatarDialogProps {
  user: User
  opened: boolean
  onClose: () => void
}

/** The free avatars, those that were bought, and the one that is worn now. */
export function AvatarDialog({ user, opened, onClose }: AvatarDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(user.avatar)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const owned = useOwnedAvatars()
  const faces = [...new Set([...FREE_AVATARS, ...owned.keys(), user.avatar])]

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    setSaving(true)
    setFailure(null)
    try {
      if (chosen !== user.avatar) {
        await changeProfile({ avatar: chosen })
        toast.apiSuccess(t('profile.avatar.saved'))
      }
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <ModalDialog opened={opened} onClose={onClose} title={t('profile.avatar.title')}>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="lg">
          <FormAlert failure={failure} />
          <div role="radiogroup" aria-label={t('profile.avatar.choices')} className={classes.faces}>
            {faces.map((face, index) => (
              <label key={face} className={classes.face} data-chosen={face === chosen}>
                <input
                  type="radio"
                  name="avatar"
                  value={face}
                  checked={face === chosen}
                  aria-label={owned.get(face) ?? t('profile.avatar.choice', { n: index + 1 })}
                  data-autofocus={face === chosen || undefined}
                  onChange={() => setChosen(face)}
                />
                <PlayerAvatar avatar={face} size={72} />
              </label>
            ))}
          </div>
          <Button type="submit" size="md" loading={isSaving}>
            {t('profile.avatar.save')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  )
}
