/** What a voice says to be judged by. */
export const voicePreview = {
  nameless: 'Good evening! Shall we solve a riddle?',
  hello: 'Hi, I’m {{name}}. Shall we solve a riddle?',
}
