/** What search engines, shared links and the installed app say. Only the server reads it. */
export const site = {
  keywords: 'quiz, riddles, multiplayer, trivia, party game, word game, real time',
  share: {
    title: 'Riddle Rooms',
    description: 'Type the answer before the others do. Free, in your browser.',
    image: '/social-en.png',
    imageText: 'Riddle Rooms: type it before the others do.',
    locale: 'en_GB',
  },
  /** Descriptions of the public pages, by page name. */
  descriptions: {
    daily:
      'One riddle a day, the same for everyone. Guess it in a few tries, keep your streak and share the result.',
    login:
      'Sign in to Riddle Rooms and join a room: quizzes and riddles in real time, in English and Italian.',
    register: 'Create a free account and play quizzes and riddles with friends, or climb the seven ranks.',
    terms: 'The rules of Riddle Rooms: accounts, fair play, R3 and purchases, and who runs the server.',
    privacy: 'Which data Riddle Rooms stores about you, why and for how long, and how to see or delete it.',
    cookies: 'Which cookies and local storage Riddle Rooms uses, and what each of them is for.',
  },
  invite: {
    title: '{{host}} invites you to play',
    description:
      'Join “{{room}}” and type the answer before the others do. The riddles are in {{language}}. Free, in your browser.',
    languages: { english: 'English', italian: 'Italian' },
    imageText: '{{host}} invites you to play in “{{room}}”.',
    card: {
      lead: '{{host}} invites you',
      code: 'Code',
      riddles: 'Riddles in {{language}}',
      unknown: 'This invitation is no longer valid',
      unknownBody: 'Ask for a new one, or open a room of your own.',
    },
  },
  app: { name: 'Riddle Rooms', play: 'Play', daily: 'Riddle of the day' },
}
