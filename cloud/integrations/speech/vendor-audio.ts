import { isMp3, type PcmAudio, readWav } from '#host-engine/index.ts'
import { VendorFailure } from './speech-vendor.ts'

/** Sound to be levelled and packed by us, or a file that is played as it is. */
export type VendorAudio = { readonly sound: PcmAudio } | { readonly mp3: Uint8Array }

const LOWEST_RATE = 8_000
const HIGHEST_RATE = 48_000

/** Throws VendorFailure for what is no sound. Some servers send MP3 whatever they are asked for. */
export async function readVendorAudio(file: Uint8Array): Promise<VendorAudio> {
  try {
    const sound = readWav(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
    if (sound.sampleRate >= LOWEST_RATE && sound.sampleRate <= HIGHEST_RATE) return { sound }
  } catch {
    if (await isMp3(file)) return { mp3: file }
  }
  throw new VendorFailure('no_sound')
}
