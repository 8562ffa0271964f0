/** What quizzes are about. */
export const quizCategories = {
  any: 'Anything',
  words: 'Words',
  nature: 'Nature',
  science: 'Science',
  arts: 'Arts',
  places: 'Places',
  history: 'History',
  screen_and_music: 'Screen and music',
  sport: 'Sport',
  logic: 'Logic',
  everyday: 'Everyday life',
}
