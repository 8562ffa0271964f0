/** A mail to send. The transport adds the sender. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Is logged in development, where there is no mail server. */
  readonly link: string
}

/** Sends to a mail server, or writes to a folder. Rejects when the mail was not sent. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
  /** Rejects when the mail server cannot be reached, or takes nothing from us. */
  verify(): Promise<void>
  close(): void
}
