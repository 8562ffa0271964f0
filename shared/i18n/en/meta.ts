/** What tabs, search engines and shared links say. */
export const meta = {
  title: 'Riddle Rooms – Real-time quiz and riddle game',
  titleOf: '{{page}} · Riddle Rooms',
  description:
    'Type the answer before the others do: a real-time quiz and riddle game in English and Italian. Play free in your browser.',
  keywords: 'quiz, riddles, multiplayer, trivia, party game, word game, real time',
  social: {
    title: 'Riddle Rooms',
    description: 'Type the answer before the others do. Free, in your browser.',
    image: '/social-en.png',
    url: '/',
    locale: 'en_GB',
  },
  pages: {
    login: 'Sign in',
    register: 'Sign up',
    resetPassword: 'Choose a new password',
    verifyEmail: 'Confirm your address',
    selectLanguage: 'Choose your language',
    lobby: 'Play',
    profile: 'Profile',
    createLobby: 'Private room',
    room: 'Room',
    game: 'Game',
    matchFound: 'Match found!',
    ranks: 'Ranks',
    notFound: 'Page Not Found',
  },
}
