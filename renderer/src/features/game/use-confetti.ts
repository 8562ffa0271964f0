import { useEffect } from 'react'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'

/** After the podium's last step has risen. */
const DELAY_MS = 1_500
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
  const shoot = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  const cannon = {
    particleCount: 60,
    spread: 60,
    startVelocity: 50,
    ticks: 220,
    colors: COLORS,
    shapes: ['square' as const],
  }
  void shoot({ ...cannon, angle: 60, origin: { x: 0, y: 0.75 } })
  void shoot({ ...cannon, angle: 120, origin: { x: 1, y: 0.75 } })
  return () => {
    shoot.reset()
    canvas.remove()
  }
}

export function useConfetti(celebrates: boolean): void {
  const reduced = useReducedEffects()
  useEffect(() => {
    if (!celebrates || reduced) return
    let stop: (() => void) | undefined
    let over = false
    const timer = setTimeout(() => {
      void fire().then((reset) => {
        stop = reset
        if (over) reset()
      })
    }, DELAY_MS)
    return () => {
      over = true
      clearTimeout(timer)
      stop?.()
    }
  }, [celebrates, reduced])
}
