import { z } from 'zod'

const LINE_FORM = 'a text of 1 to 300 characters; a | begins a new line'
export const operatorLineSetting = z
  .string()
  .trim()
  .min(1, { error: LINE_FORM })
  .max(300, { error: LINE_FORM })
  .transform((text) => text.replaceAll(/ *\| */g, '\n'))
