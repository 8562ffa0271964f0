import { BufferSource, Input, MP3 } from 'mediabunny'

/** Whether it is MP3 in which something can be heard. */
export async function isMp3(file: Uint8Array): Promise<boolean> {
  const input = new Input({ formats: [MP3], source: new BufferSource(file) })
  try {
    return (await input.computeDuration()) > 0
  } catch {
    return false
  } finally {
    input.dispose()
  }
}
