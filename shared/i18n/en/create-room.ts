/** The dialog that opens a public room. */
export const createRoom = {
  title: 'New room',
  lead: 'Everyone can see it and join. Wait for others, then start.',
  name: 'Room name',
  defaultName: '{{name}}’s room',
  password: 'Password (optional)',
  passwordHint: 'Empty: everyone may join',
  maxPlayers: 'Seats',
  rounds: 'Rounds',
  time: 'Seconds a round',
  difficulty: 'Difficulty',
  language: 'Language of the quizzes',
  spectators: 'Others may watch',
  submit: 'Open the room',
  failed: 'Failed to create room',
  full: 'All settings and own quizzes',
}
