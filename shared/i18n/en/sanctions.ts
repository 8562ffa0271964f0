/** What a player is told of warnings, mutes and bans. */
export const sanctions = {
  warning: {
    title: 'A warning from the team',
    at: 'Given on {{when}}',
    read: 'I have read it',
    presets: {
      language: 'Some of your messages offended other players. Please keep the chat friendly.',
      harassment: 'You kept bothering another player. Please leave them in peace.',
      cheating: 'You helped yourself or others to answers. Please play fair.',
      name: 'Your name may offend others. Please choose another one in your profile.',
      spam: 'You sent the same message again and again. Please stop repeating it.',
    },
  },
  muted: {
    until: 'You cannot write in the chat until {{when}}. Your guesses still count.',
    reason: 'Reason: {{reason}}',
  },
  ban: {
    title: 'This account is banned',
    until: 'Until {{when}}.',
    forGood: 'The ban is permanent.',
    reason: 'Reason: {{reason}}',
    support: 'Is this a mistake? Write to us.',
    supportAt: 'Is this a mistake? Write to us: {{url}}',
  },
  disconnected: 'The Riddle Rooms team ended your session. Reason: {{reason}}',
}
