import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import type { SynthesisAnswer, SynthesisOrder } from '../synthesis-messages.ts'

// A thread that does what the text says. What it makes of any other text is its own number.

const tell = (answer: SynthesisAnswer): void => parentPort?.postMessage(answer)

parentPort?.on('message', (order: SynthesisOrder) => {
  const text = 'text' in order ? order.text : null
  writeFileSync(join(workerData.folder, 'line.wav'), 'half a line')
  if (text === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (text === 'crash') throw new Error('out of breath')
  if (text === 'fail') tell({ failure: 'no engine here reads that' })
  else tell({ made: new TextEncoder().encode(`${threadId}`) })
})
