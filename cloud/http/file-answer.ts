import type { Readable } from 'node:stream'

/** What a route sends as a file, instead of data in an envelope. */
export class FileAnswer {
  readonly mediaType: string
  /** Null: it is shown or played where it is asked for, and not saved. */
  readonly fileName: string | null
  readonly content: string | Buffer | Readable

  constructor(mediaType: string, fileName: string | null, content: FileAnswer['content']) {
    this.mediaType = mediaType
    this.fileName = fileName
    this.content = content
  }
}
