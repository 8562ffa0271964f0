/** What the waiting room tells beyond its rules of play: who finds it, who looks on, and what a match is about. */
export const waiting = {
  access: {
    label: 'Who finds the room',
    listed: 'In the list',
    unlisted: 'By code only',
    listedHint: 'It stands in the lobby for all to see; the code works as well.',
    unlistedHint: 'Nobody sees it in the lobby: you share the code or the link.',
  },
  late: {
    rule: 'Late players',
    yes: 'Come in between rounds',
    no: 'Watch only',
    field: 'Join a running game',
    hint: 'A free seat may be taken between rounds, with 0 points to start from',
  },
  presenter: {
    rule: 'Host',
    yes: 'Presents, does not play',
    field: 'I only present my quizzes',
    hint: 'You see the answers, and have no seat in the game',
  },
  places: { rule: 'Places for spectators' },
  audience_one: '{{count}} watching: {{names}}',
  audience_other: '{{count}} watching: {{names}}',
  seen: {
    title: 'Everybody has seen these quizzes',
    host: 'They were those of the last game. Play quizzes from our collection instead, or make a room with new ones.',
    others: 'They were those of the last game. The host can choose others.',
    collection: 'Play from the collection',
    fresh: 'Write new ones',
    failed: 'The quizzes were not changed',
  },
  stakes: {
    heading: 'What is at stake',
    win: 'First: {{value}} rank points',
    loss: 'Last: {{value}} rank points',
    points: '{{points}} points',
  },
  joinedIn: 'came in round {{round}}',
}
