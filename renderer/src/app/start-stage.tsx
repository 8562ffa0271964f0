import '#renderer/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { appTexts } from '#renderer/app/app-texts.ts'
import { fetchStageAhead } from '#renderer/app/fetch-ahead.ts'
import { MotionLevel } from '#renderer/app/motion-level.tsx'
import { isRoundGap, reloadWhen } from '#renderer/app/new-version/round-gap.ts'
import { startRoomSounds } from '#renderer/app/room-sounds.ts'
import { StagePage } from '#renderer/features/stage/stage-page.tsx'
import { unlockSounds } from '#renderer/lib/audio/sound.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { onBuildLost } from '#renderer/lib/lost-build.ts'
import { playTexts } from '#renderer/lib/play-texts.ts'
import { stageTexts } from '#renderer/lib/stage-texts.ts'
import { startStage } from '#renderer/realtime/stage/stage-session.ts'

/** A party may go on at another host; the cloud never moves. */
async function leading(): Promise<() => Promise<void>> {
  if (endpoint.kind === 'cloud') return async () => undefined
  const { partyLed, startFollowing } = await import('#renderer/realtime/party/follow-party.ts')
  startFollowing()
  return partyLed
}

/**
 * The big screen by itself: no router and no session, so that whoever is signed in on this device takes no seat here, and
 * nothing stands around it.
 */
export async function startStageScreen(root: Element): Promise<void> {
  await Promise.all([appTexts, playTexts, stageTexts].map(needTexts))
  document.documentElement.dataset.stage = 'on'
  unlockSounds()
  const off = onBuildLost(() => {
    off()
    reloadWhen((model, now) => model.phase === null || isRoundGap(model, now))
  })
  fetchStageAhead()
  startStage((location.pathname.split('/')[2] ?? '').toUpperCase(), await leading())
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MotionLevel />
        <StagePage startSounds={startRoomSounds} />
      </I18nextProvider>
    </StrictMode>,
  )
}
