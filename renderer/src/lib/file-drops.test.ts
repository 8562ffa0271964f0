import { beforeAll, expect, it, vi } from 'vitest'
import { catchFileDrops, receiveFiles } from '#renderer/lib/file-drops.ts'

beforeAll(catchFileDrops)

/** jsdom has no DragEvent. */
function drag(type: 'dragover' | 'drop', target: Element, types: string[], files: File[] = []) {
  const dataTransfer = { types, files, dropEffect: 'move' }
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer })
  target.dispatchEvent(event)
  return { isPrevented: event.defaultPrevented, dropEffect: dataTransfer.dropEffect }
}
const place = () => document.body.appendChild(document.createElement('div'))
const file = new File(['q | a'], 'quizzes.txt')

it('[SESS-54] keeps the browser from opening a dropped file', () => {
  expect(drag('dragover', document.body, ['Files'])).toEqual({ isPrevented: true, dropEffect: 'none' })
  expect(drag('drop', document.body, ['Files'], [file])).toMatchObject({ isPrevented: true })
})

it('[SESS-54] leaves dragged text to the fields', () => {
  for (const type of ['dragover', 'drop'] as const)
    expect(drag(type, document.body, ['text/plain'])).toEqual({ isPrevented: false, dropEffect: 'move' })
})

it('[SESS-54] gives a dropped file to the place that takes it, as long as that is there', () => {
  const [area, elsewhere] = [place(), place()]
  const take = vi.fn()
  const stop = receiveFiles({ area: () => area, take })
  expect(drag('dragover', area, ['Files'])).toEqual({ isPrevented: true, dropEffect: 'copy' })
  drag('drop', elsewhere, ['Files'], [file])
  expect(take).not.toHaveBeenCalled()
  drag('drop', area, ['Files'], [file])
  expect(take).toHaveBeenCalledExactlyOnceWith(file)
  stop()
  drag('drop', area, ['Files'], [file])
  expect(take).toHaveBeenCalledTimes(1)
})
