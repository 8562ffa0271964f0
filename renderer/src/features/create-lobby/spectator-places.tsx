import { useTranslation } from 'react-i18next'
import { SliderNumber } from '#renderer/components/slider-number.tsx'
import type { LobbyForm } from '#renderer/features/create-lobby/lobby-form.ts'
import { MAX_SPECTATORS } from '#shared/constants/limits.ts'

interface SpectatorPlacesProps {
  form: LobbyForm
  change: (changes: Partial<LobbyForm>) => void
}

/** How many may look on. */
export function SpectatorPlaces({ form, change }: SpectatorPlacesProps) {
  const { t } = useTranslation()
  return (
    <SliderNumber
      label={t('createLobby.access.places')}
      value={form.spectatorLimit}
      onChange={(spectatorLimit) => change({ spectatorLimit })}
      min={1}
      max={MAX_SPECTATORS}
    />
  )
}
