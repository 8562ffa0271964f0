/** Step n of the tutorial is the n-th action here; doing it leads to the next, and the last to 0: completed. */
export const TUTORIAL_ACTIONS = [
  'go_to_shop',
  'buy_word',
  'go_to_profile',
  'open_inventory',
  'unequip_word',
  'equip_word',
  'go_to_voice',
  'select_voice',
  'go_to_home',
  'click_quick_match',
  'click_start_game',
  'enable_tts',
  'click_word',
  'press_enter',
] as const
export type TutorialAction = (typeof TUTORIAL_ACTIONS)[number]
export const TUTORIAL_STEPS = TUTORIAL_ACTIONS.length

/** From the step that waits for this action to the one that it leads to. */
export function tutorialMove(action: TutorialAction): { from: number; to: number } {
  const from = TUTORIAL_ACTIONS.indexOf(action) + 1
  return { from, to: from === TUTORIAL_STEPS ? 0 : from + 1 }
}
