import { afterEach, expect, it } from 'vitest'
import { type CardPainter, createCardPainter } from './card-painter.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
let painter: CardPainter
afterEach(() => painter.close())

it('[META-9] paints at most sixteen at once; who comes behind them is refused at once', async () => {
  painter = createCardPainter()
  const asked = Array.from({ length: 20 }, () => painter.paint(SVG))
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(16)
  expect(answers.slice(16).every(({ status }) => status === 'rejected')).toBe(true)
})

it('[META-9] goes on after what cannot be drawn, and refuses all when it is closed', async () => {
  painter = createCardPainter()
  await expect(painter.paint('no drawing')).rejects.toThrow()
  expect((await painter.paint(SVG)).subarray(1, 4).toString()).toBe('PNG')
  const late = painter.paint(SVG)
  await Promise.all([expect(late).rejects.toThrow('closed'), painter.close()])
  await expect(painter.paint(SVG)).rejects.toThrow('closed')
})
