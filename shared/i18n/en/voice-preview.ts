/** What a voice says of itself. The client never loads it. */
export const voicePreview = {
  hello: 'Hi, I’m {{name}}. Shall we solve a riddle?',
}
