import { IN_PANEL } from '#renderer/lib/way-back.ts'

/** Where a login leads to, by the query of its page: nowhere but the panel or the lobby. */
export function placeAfterLogin(query: string): string {
  const back = new URLSearchParams(query).get('back')
  return back !== null && IN_PANEL.test(back) ? back : '/lobby'
}
