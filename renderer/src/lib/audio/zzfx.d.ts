/** As far as it is used here; the package brings no types. */
declare module 'zzfx' {
  export const ZZFX: {
    sampleRate: number
    /** Made when the module is loaded. */
    audioContext: AudioContext
    buildSamples: (...parameters: readonly number[]) => number[]
  }
}
