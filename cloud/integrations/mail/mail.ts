/** A mail as it goes out; who sends it is the transport's to say. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The one link that it bears, for the log of those who have no mail server; null in one that only tells something. */
  readonly link: string | null
}

/** The way out: a mail server, or a folder. Rejects when this mail did not get out. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
  close(): void
}
