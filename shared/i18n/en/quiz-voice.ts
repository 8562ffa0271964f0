/** What a player may say of a quiz once its answer is told. */
export const quizVoice = {
  refused: '“{{guess}}” did not count: {{reason}}.',
  appeal: 'I was right',
  appealOf: 'Should “{{guess}}” have counted?',
  appealWhich: 'Which of your guesses was right?',
  appealBody:
    'A person looks at it. If you are right, it counts for everyone from then on. This round stays as it is.',
  appealSend: 'Ask for a second look',
  appealed: 'Thank you! Somebody will look at it.',
  appealedBefore: 'You have asked already. Somebody will look at it.',
  notRefused: 'In that round the judge did not turn this answer down.',
  ownQuiz: 'The host brought this quiz: only the host can say what counts.',
  report: 'Report this quiz',
  reason: 'What is wrong with it?',
  reasons: {
    wrong_answer: 'The answer is wrong',
    unclear: 'The question is unclear',
    offensive: 'It is offensive',
    duplicate: 'I have had it before',
    other: 'Something else',
  },
  text: 'Anything to add? (optional)',
  reportSend: 'Send the report',
  reported: 'Thank you! Your report has been sent.',
  gone: 'This quiz is gone, so nobody needs to look at it.',
}
