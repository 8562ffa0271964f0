import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export const parseMail = (raw: Buffer | string): Promise<Email> => PostalMime.parse(raw)

/** The mails in an outbox folder as a mail program would read them, oldest first. */
export function readOutbox(folder: string): Promise<Email[]> {
  let files: string[]
  try {
    files = readdirSync(folder)
  } catch {
    // Made with the first mail.
    return Promise.resolve([])
  }
  const mails = files.filter((file) => file.endsWith('.eml')).toSorted()
  return Promise.all(mails.map((file) => parseMail(readFileSync(join(folder, file)))))
}

/** The link of a mail, the same in text and HTML. */
export function linkIn(mail: Email | undefined): URL {
  const [link] = mail?.text?.match(/https?:\/\/\S+/) ?? []
  if (link === undefined || !mail?.html?.includes(link)) throw new Error('this mail bears no link')
  return new URL(link)
}
