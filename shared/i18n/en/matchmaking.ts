/** The search for a game, fetched with the first one. The failures are the specification's words, to the letter. */
export const matchmaking = {
  label: 'Search for a game',
  estimate: 'about {{time}} more',
  place: 'number {{n}} in line',
  silent: 'No answer just now. Trying again.',
  ready: 'Your game is ready. Opening the room.',
  cancel: 'Cancel search',
  escape: 'Esc',
  instead: 'Quick match instead',
  started: 'Looking for a game: {{mode}}, about {{time}}. Escape cancels.',
  cancelled: 'Search cancelled',
  ended: 'The search has ended without a game. Start it again whenever you like.',
  ban: {
    title: 'Ranked takes a break with you',
    body: 'You left a ranked game before its end. Ranked opens for you again in {{time}}, at {{at}}.',
    meanwhile: 'Quick matches and all rooms are open meanwhile.',
    quickMatch: 'Play a quick match',
    ok: 'All right',
  },
  failed: {
    start: 'Failed to start matchmaking',
    cancel: 'Failed to cancel matchmaking',
    status: 'Failed to check matchmaking status',
    leave: 'Failed to leave matchmaking queue',
    queueStatus: 'Failed to get player queue status',
  },
}
