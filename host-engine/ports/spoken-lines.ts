export interface SpokenLine {
  readonly roomId: string
  readonly messageId: string
  readonly userId: string
  readonly text: string
  /** Whether it is to be read aloud where no audio came along that is taken. */
  readonly useTts: boolean
  /** SHA-256 in hex of audio that its author sent along; null for none. */
  readonly audioDigest: string | null
}

/** Speaks lines of the chat in the voices that their authors chose. */
export interface SpokenLines {
  /**
   * The path of the audio, as in `/api/voice/audio/{id}`. Null when the line is not spoken: no voice chosen, no token left, nothing to read, no
   * audio could be made, or the line is no longer there once it is made; then nothing is charged. The same message is made and charged once. Audio that came along is taken when it was made for this
   * user and this very text: any other could say what the line does not.
   */
  readonly speak: (line: SpokenLine, isThere: () => boolean) => Promise<string | null>
  /** A game of these people begins: if one of them has a voice, what the first line would wait for is loaded. */
  readonly prepare: (userIds: readonly string[]) => Promise<void>
}
