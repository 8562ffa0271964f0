import { needTexts } from '#renderer/lib/i18n.ts'
import { partyTexts } from '#renderer/lib/party-texts.ts'

/** Fetches the client of a party and its texts. By itself it is next to nothing: its weight is that of the list of files in `main.ts`. */
export async function startParty(root: Element): Promise<void> {
  const [{ runParty }] = await Promise.all([import('./party-app.ts'), needTexts(partyTexts)])
  runParty(root)
}
