/** Lines of the chat that are read aloud. */
export const speech = {
  failed: 'Audio playback failed',
  now: '{{name}} is speaking',
  skip: 'Skip this message',
  silence: 'Stop hearing {{name}}',
  silenced: 'Voices you do not hear',
  again: 'Hear {{name}} again',
  switch: {
    label: 'Read my messages aloud',
    guest: 'Voices are for players with an account.',
    noVoice: 'Choose a voice first: in your profile, under Voice.',
    noTokens: 'No voice tokens left. There are more under Profile, tab Voice.',
    free: 'At a party it costs nothing.',
    left_one: '{{value}} voice token left',
    left_other: '{{value}} voice tokens left',
  },
}
