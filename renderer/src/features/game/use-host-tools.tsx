import { IconFlag, IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHostRights } from '#renderer/features/game/use-host-rights.ts'
import { endRound, nextRound, pauseGame, resumeGame } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

export interface HostTool {
  label: string
  icon: ReactNode
  run: () => void
}

const ICON = { size: 18, 'aria-hidden': true }

/** What a host may do just now; nothing for anyone else. */
export function useHostTools(askToEnd: () => void): HostTool[] {
  const { t } = useTranslation()
  const rules = useHostRights()
  const phase = useRoomStore(({ model }) => model.phase)
  const stoppedByHost = useRoomStore(({ model }) => model.pause?.reason === 'host')
  const atStake = useRoomStore(({ model }) => (model.room?.tokenReward ?? 0) > 0)
  const begun = useRoomStore(({ model }) => model.lastRound !== null)
  if (!rules) return []
  const tool = (label: string, icon: ReactNode, run: () => unknown): HostTool => ({
    label,
    icon,
    run: () => void run(),
  })
  const skip = tool(t('game.host.endRound'), <IconPlayerSkipForward {...ICON} />, endRound)
  const next = tool(t('game.host.nextRound'), <IconPlayerSkipForward {...ICON} />, nextRound)
  const pause = tool(t('game.host.pause'), <IconPlayerPause {...ICON} />, pauseGame)
  const resume = tool(t('game.host.resume'), <IconPlayerPlay {...ICON} />, resumeGame)
  const end = tool(t('game.host.endGame'), <IconFlag {...ICON} />, askToEnd)
  // The host put up the prize, so they must not decide who wins it.
  const deciding = (...tools: HostTool[]) => (atStake ? [] : tools)
  switch (phase) {
    case 'answering':
      return [...deciding(skip), pause, ...deciding(end)]
    case 'between':
      return [...(begun ? deciding(next) : []), pause, ...deciding(end)]
    case 'paused':
      return [...(stoppedByHost ? [resume] : []), ...deciding(end)]
    default:
      return []
  }
}
