/** What the calls of quiz making refuse, in words. The server sends the English text. */
export const quizCalls = {
  row: 'Row {{row}}: {{problem}}',
  nothingToImport: 'Send one of quizzes, csv and text',
  noQuizzes: 'There are no quizzes in it',
  tooMany: 'There are more than {{max}} quizzes in it',
  csvBroken: 'This CSV file cannot be read',
  columnsMissing: 'The first row must name the columns, at least “prompt” and “answer”',
  unknownField: 'There is no field “{{field}}”',
  setsFull: 'You already have {{max}} sets: delete one first',
  setsTooLong: 'Your sets are too long all together: shorten one, or delete one',
  setFull: 'A set holds at most {{max}} quizzes',
  generationRunning: 'Your last quizzes are still being made',
  hostJudges: 'The host wrote this quiz and decides about it',
  notRefused: 'You did not give this answer in that round',
  appealed: 'You have already appealed about this round',
}
