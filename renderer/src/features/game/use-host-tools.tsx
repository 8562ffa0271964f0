import { IconFlag, IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#renderer/components/play/use-now.ts'
import { useHostRights } from '#renderer/features/game/use-host-rights.ts'
import { useNextMove } from '#renderer/realtime/room/host-moves.ts'
import { endRound, nextRound, pauseGame, resumeGame } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

export interface HostTool {
  label: string
  icon: ReactNode
  /** Why it cannot be used just yet. */
  wait?: string
  run: () => void
}

const ICON = { size: 18, 'aria-hidden': true }

/** How long the server takes no move of a round yet, in whole seconds (GAME-48). */
function useSecondsToMove(): number {
  const at = useNextMove((next) => next.at)
  useNow(at > performance.now())
  return Math.max(0, Math.ceil((at - performance.now()) / 1000))
}

/** What a host may do just now; nothing for anyone else. */
export function useHostTools(askToEnd: () => void): HostTool[] {
  const { t } = useTranslation()
  const rules = useHostRights()
  const phase = useRoomStore(({ model }) => model.phase)
  const stoppedByHost = useRoomStore(({ model }) => model.pause?.reason === 'host')
  const atStake = useRoomStore(({ model }) => (model.room?.tokenReward ?? 0) > 0)
  const begun = useRoomStore(({ model }) => model.lastRound !== null)
  const seconds = useSecondsToMove()
  if (!rules) return []
  const tool = (label: string, icon: ReactNode, run: () => unknown): HostTool => ({
    label,
    icon,
    run: () => void run(),
  })
  const move = (label: string, run: () => unknown): HostTool => ({
    ...tool(label, <IconPlayerSkipForward {...ICON} />, run),
    ...(seconds > 0 && { wait: t('hostTools.wait', { count: seconds }) }),
  })
  const skip = move(t('hostTools.endRound'), endRound)
  const next = move(t('hostTools.nextRound'), nextRound)
  const pause = tool(t('hostTools.pause'), <IconPlayerPause {...ICON} />, pauseGame)
  const resume = tool(t('hostTools.resume'), <IconPlayerPlay {...ICON} />, resumeGame)
  const end = tool(t('hostTools.endGame'), <IconFlag {...ICON} />, askToEnd)
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
