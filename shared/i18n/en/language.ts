/** The choice itself names each language in its own words, whatever the interface speaks. */
export const language = {
  title: 'Choose your language',
  lead: 'For the interface and for your quizzes. You can change it at any time.',
  options: 'Language',
  english: 'English',
  englishSample: 'Riddles, puns and pub questions.',
  italian: 'Italiano',
  italianSample: 'Enigmi, giochi di parole e cultura generale.',
  confirm: 'Continue in English',
}
