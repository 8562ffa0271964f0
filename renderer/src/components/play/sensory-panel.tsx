import { Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChatSpeechField } from '#renderer/components/chat-speech-field.tsx'
import { EffectsSwitch } from '#renderer/components/effects-switch.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/components/play/sensory-panel.module.css'
import { SensoryTrigger } from '#renderer/components/play/sensory-trigger.tsx'
import { ReactionsSwitch } from '#renderer/components/reactions-switch.tsx'
import { SoundControl } from '#renderer/components/sound-control.tsx'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { settingsTexts } from '#renderer/lib/settings-texts.ts'

const Silenced = lazyPart<object>(async () =>
  (await import('#renderer/components/play/speech/silenced.tsx')).withTexts(),
)

/** Above the toasts, which may tell of what is changed here. */
const LAYER = 500

/** With its words. */
export async function withTexts() {
  await needTexts(settingsTexts)
  return SensoryPanel
}

function SensoryPanel() {
  const { t } = useTranslation()
  const { target, opened, setOpened } = useOpenAtOnce<HTMLButtonElement>()
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={320}
      zIndex={LAYER}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <SensoryTrigger ref={target} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('game.senses.button')}>
        <div className={classes.panel}>
          <SoundControl />
          <EffectsSwitch />
          <ReactionsSwitch />
          <Silenced />
          <ChatSpeechField size="xs" />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
