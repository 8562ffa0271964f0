/** The choice of the voice that reads one's lines. */
export const voices = {
  title: 'Your voice',
  yours: '{{name}} reads your messages.',
  noneYet: 'You have not chosen a voice yet.',
  failed: 'The voices did not load',
  none: 'No voices here',
  noneHint: 'This server has no voices right now. The chat works as ever.',
  allAges: 'Show all ages',
  noMatch: 'No voice of this age. Choose another, or all.',
  language: 'Language of the voices',
  age: 'Age of the voices',
  ages: { all: 'All', young: 'Young', adult: 'Adult', senior: 'Senior' },
  categories: { default: 'For everyone', community: 'Community', premium: 'Premium' },
  people: {
    female: { young: 'Young woman', adult: 'Woman', senior: 'Older woman' },
    male: { young: 'Young man', adult: 'Man', senior: 'Older man' },
  },
  listen: 'Listen',
  listenTo: 'Listen to {{name}}',
  stop: 'Stop',
  stopOf: 'Stop {{name}}',
  select: 'Choose',
  choose: 'Choose {{name}}',
  selected: 'Your voice',
  isYours: 'Your voice: {{name}}',
  locked: 'Subscribers',
  lockedOf: 'Subscribers: {{name}}. See the plans',
  selectFailed: 'The voice was not chosen',
  previewFailed: 'Voice preview failed: {{reason}}',
  /** Of the listener's own computer or phone. */
  system: {
    title: 'Voices of this device',
    lead: 'Your computer or phone may have voices of its own. With them you hear the messages of others in a voice that you choose. What the others hear stays as it is.',
    switch: 'Read messages aloud with my device’s voices',
    none: 'This device has no voices of its own. You hear everyone in the voice that they chose.',
    noneOf: {
      english:
        'This device has no English voice. You hear English messages in the voice of whoever wrote them.',
      italian:
        'This device has no Italian voice. You hear Italian messages in the voice of whoever wrote them.',
    },
    voiceOf: { english: 'Voice for English', italian: 'Voice for Italian' },
    silent: 'This voice did not speak. Try another.',
  },
}
