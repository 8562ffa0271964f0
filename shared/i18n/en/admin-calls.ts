/** What the calls of the admin area refuse, in words. The server sends the English text. */
export const adminCalls = {
  messageRequired: 'Write the message in both languages, or leave it out',
  messageTooLong: 'The message must be at most 300 characters long',
  startPast: 'Choose a start in the future, or start the maintenance now',
  supportUrlInvalid: 'The support link must begin with http:// or https:// and have at most 300 characters',
  versionInvalid: 'A version has three numbers, such as 1.40.0',
  underWay: 'Maintenance is under way: end it before you plan another one',
  notPlanned: 'No maintenance is planned or under way',
  notShipped: 'This quiz is no longer part of the game',
  alreadyWithdrawn: 'This quiz is already out of the game',
}
