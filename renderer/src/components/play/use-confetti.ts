import { useEffect } from 'react'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'

/** After the podium's last step has risen. */
const DELAY_MS = 1_500
/** The games celebrated already: returning to the result does not repeat it. */
const celebrated = new Set<string>()
const KEY =
  'M7 0a7 7 0 0 0-2 13.7V28h4v-3h4v-4H9v-3h3v-4H9v-.3A7 7 0 0 0 7 0Zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'
const COLORS = ['#ff6a3d', '#ffc24b', '#4fd1b3', '#7cc4ff', '#d59bff']

/** Two cannons, once. The library comes only now: most visits never see it. */
async function fire(): Promise<() => void> {
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText =
    'position: fixed; inset: 0; width: 100%; height: 100%; pointer-events: none; z-index: 100'
  document.body.append(canvas)
  // No worker: a strict content policy refuses the one that it makes from a blob.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false })
  const cannon = {
    particleCount: 60,
    spread: 60,
    startVelocity: 50,
    ticks: 220,
    colors: COLORS,
    shapes: ['square' as const, confetti.shapeFromPath(KEY)],
  }
  void shoot({ ...cannon, angle: 60, origin: { x: 0, y: 0.75 } })
  void shoot({ ...cannon, angle: 120, origin: { x: 1, y: 0.75 } })
  return () => {
    shoot.reset()
    canvas.remove()
  }
}

/** For the winner of this game; `null` when nobody has won. */
export function useConfetti(gameId: string | null): void {
  const reduced = useReducedEffects()
  useEffect(() => {
    if (gameId === null || reduced || celebrated.has(gameId)) return
    let stop: (() => void) | undefined
    let over = false
    const timer = setTimeout(() => {
      celebrated.add(gameId)
      void fire().then(
        (reset) => {
          stop = reset
          if (over) reset()
          // A browser that cannot draw it has a podium all the same.
        },
        () => undefined,
      )
    }, DELAY_MS)
    return () => {
      over = true
      clearTimeout(timer)
      stop?.()
    }
  }, [gameId, reduced])
}
