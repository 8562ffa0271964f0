export const hostTools = {
  label: 'Host tools',
  endRound: 'End the round',
  nextRound: 'Next round',
  wait: 'again in {{count}} s',
  pause: 'Pause',
  resume: 'Resume',
  endGame: 'End the game',
  endTitle: 'End the game for everyone?',
  endBody: 'The rounds played so far decide the result. The game earns nothing.',
  endBodyEarly: 'No round is over yet, so there will be no result.',
  keepPlaying: 'Keep playing',
}
