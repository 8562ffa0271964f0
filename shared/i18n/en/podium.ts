/** After a game: another one together, what it was for oneself, and a picture of it to share. */
export const podium = {
  rematch: {
    heading: 'Another game',
    who: '{{count}} of {{of}} want to play again: {{names}}',
    join: 'Play along',
    watch: 'Watch it',
  },
  yours: {
    heading: 'Your game',
    place: 'Place',
    points: 'Points',
    accuracy: 'Right guesses',
    fastest: 'Fastest answer',
    seconds: '{{value}} s',
    streak: 'Right in a row',
    none: 'none',
    level: 'Level {{level}}',
    levelUp: 'Level {{level}} reached!',
  },
  draw: 'A draw: nobody scored.',
  wrongGuess: 'Best wrong guess of the evening',
  album: {
    title: 'Every round again',
    missed: 'missed',
    untold: 'The answer stays secret',
    failed: 'The rounds could not be loaded.',
  },
  share: {
    button: 'Share the result',
    failed: 'The picture could not be made.',
    saved: 'The picture is saved with your downloads.',
    file: 'riddle-rooms-result.png',
    alone: 'Final places',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
  },
}
