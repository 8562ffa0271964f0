import type { TutorialAction } from '../../constants/tutorial.ts'

/** The guided tutorial, from the library to the first answer. */
export const tutorial = {
  label: 'Tutorial',
  step: 'Step {{n}} of {{total}}',
  later: 'Later',
  resume: 'Tutorial {{n}}/{{total}}',
  resumeLabel: 'Tutorial {{n}}/{{total}}: go on',
  skip: 'Skip the tutorial',
  /** The same button where there is little room. */
  skipShort: 'Skip',
  failed: 'That did not work. Please try again.',
  go: {
    shop: 'To the library',
    profile: 'To your profile',
    inventory: 'To your inventory',
    voice: 'To the voices',
    home: 'To the lobby',
  },
  steps: {
    go_to_shop: { title: 'Visit the library', text: 'Words and avatars are sold there, new ones every day.' },
    buy_word: { title: 'Buy a word', text: 'Pick one that you like. The common ones cost the least.' },
    go_to_profile: { title: 'Go to your profile', text: 'What you own is kept there.' },
    open_inventory: { title: 'Open your inventory', text: 'It holds all your words and avatars.' },
    unequip_word: { title: 'Unequip a word', text: 'It stays yours, but is not at hand in games.' },
    equip_word: {
      title: 'Equip a word',
      text: 'Equipped words are at hand in games, and pay R3 when they are the answer.',
    },
    go_to_voice: { title: 'Look at the voices', text: 'A voice can read your messages aloud in games.' },
    select_voice: {
      title: 'Choose your voice',
      text: 'Listen to some, and choose the one that sounds like you.',
    },
    go_to_home: { title: 'Go to the lobby', text: 'Every game begins there, under “Play”.' },
    click_quick_match: { title: 'Choose “Quick match”', text: 'It looks for other players for you.' },
    click_start_game: {
      title: 'Start a game',
      text: 'Once there are enough players, get ready. The game begins when all are.',
    },
    enable_tts: {
      title: 'Switch on your voice',
      text: 'Press the megaphone: your messages are then read aloud, for a token each.',
    },
    click_word: {
      title: 'Pick one of your words',
      text: 'In a game, open your words next to the message and pick one.',
    },
    press_enter: { title: 'Press Enter', text: 'That sends the message. If it is the answer, you score.' },
  } satisfies Record<TutorialAction, { title: string; text: string }>,
}

export const tutorialCompleted = 'The tutorial is over. Have fun!'
