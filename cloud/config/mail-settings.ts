import { z } from 'zod'

const SMTP_FORM = 'smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT'
/** May hold a percent-encoded password, so it is never printed. */
export const smtpSetting = z.string().refine(
  (text) => {
    const url = URL.parse(text)
    return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
  },
  { error: SMTP_FORM },
)

const FROM_FORM = 'an address, such as Riddle Rooms <no-reply@riddles.example>'
/** One address, with or without a name. A line break is refused: it could add headers to every mail. */
export const mailFromSetting = z
  .string()
  .regex(/^(?:[^\s@<>,;]+@[^\s@<>,;]+|[^\r\n<>,;@]+ <[^\s@<>,;]+@[^\s@<>,;]+>)$/, { error: FROM_FORM })
