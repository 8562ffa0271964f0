export const reactions = {
  label: 'Reactions',
  clap: 'Bravo!',
  laugh: 'That was funny',
  wow: 'Wow',
  cry: 'Oh no',
  fire: 'On fire',
}
