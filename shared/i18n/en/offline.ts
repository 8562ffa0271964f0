/** Of the page that is kept on the device. */
export const offline = {
  title: 'No connection',
  lead: 'Riddle Rooms cannot be reached right now. Meanwhile, here is a riddle.',
  back: 'You are back online.',
  answer: 'Your answer',
  send: 'Answer',
  next: 'Another riddle',
  retry: 'Try again',
  play: 'Back to the game',
  right: 'Right!',
  wrong: 'Not that. Have another go.',
  empty: 'Write an answer first.',
  /** `|` parts what is also right. */
  riddles: {
    echo: {
      question: 'I speak without a mouth and answer only when you call. What am I?',
      answers: 'echo',
    },
    steps: {
      question: 'The more of them you take, the more you leave behind. What are they?',
      answers: 'steps|step|footsteps|footprints',
    },
    towel: { question: 'The more it dries, the wetter it gets. What is it?', answers: 'towel|bath towel' },
    map: {
      question: 'I have cities without houses and rivers without water. What am I?',
      answers: 'map|atlas',
    },
    age: { question: 'It always goes up and never comes down. What is it?', answers: 'age|years' },
    piano: { question: 'It has many keys and opens no door. What is it?', answers: 'piano|keyboard' },
  },
}
