import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/speech/voice-switch.module.css'
import { readVoice } from '#renderer/components/store/kept-voice.ts'
import { voiceStatusQuery } from '#renderer/components/store/voice-status.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { speechTexts } from '#renderer/lib/speech-texts.ts'
import { toast } from '#renderer/lib/toast.ts'
import { knowsAccounts, useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'
import { noteTutorialAct } from '#renderer/session/tutorial-acts.ts'
import { SPOKEN_LINE_COST } from '#shared/constants/voice.ts'

/** Whether one's own lines are read aloud, and for how many there are tokens. At a party it costs nothing. */
function VoiceSwitch() {
  const { t } = useTranslation()
  const wanted = usePreferences((state) => state.speaks)
  const isGuest = useLacksAccount()
  const { data = readVoice() } = useQuery({ ...voiceStatusQuery, enabled: !isGuest })
  const costs = knowsAccounts()
  const reason = isGuest
    ? 'guest'
    : !data?.selectedVoice
      ? 'noVoice'
      : costs && data.tokens < SPOKEN_LINE_COST
        ? 'noTokens'
        : null
  const isOn = wanted && reason === null
  const toggle = () => {
    if (isGuest) return offerAccount('needed')
    if (reason !== null) return toast.blank(t(`speech.switch.${reason}`))
    setPreferences({ speaks: !wanted })
    if (!wanted) noteTutorialAct('enable_tts')
  }
  const count = data && costs ? formatNumber(data.tokens) : null
  const title = reason
    ? t(`speech.switch.${reason}`)
    : count === null
      ? t('speech.switch.free')
      : t('speech.switch.left', { count: data?.tokens ?? 0, value: count })
  return (
    <button
      type="button"
      className={classes.switch}
      role="switch"
      aria-checked={isOn}
      aria-disabled={reason !== null}
      aria-label={`${t('speech.switch.label')}. ${title}`}
      title={title}
      // A press must not take the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
      data-testid="voice-switch"
    >
      <IconSpeakerphone size={22} aria-hidden />
      {count !== null && reason !== 'guest' && <small aria-hidden>{count}</small>}
    </button>
  )
}

/** With its words. */
export async function withTexts() {
  await needTexts(speechTexts)
  return VoiceSwitch
}
