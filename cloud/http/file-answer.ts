/** A route that can answer data or a file, by its query, answers this for a file. */
export class FileAnswer {
  readonly mediaType: string
  readonly fileName: string
  readonly content: string

  constructor(mediaType: string, fileName: string, content: string) {
    this.mediaType = mediaType
    this.fileName = fileName
    this.content = content
  }
}
