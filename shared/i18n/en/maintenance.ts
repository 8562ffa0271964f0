/** While nobody can play, and before. */
export const maintenance = {
  title: 'Back soon',
  text: 'We are working on Riddle Rooms. Your account and everything in it are safe.',
  silentTitle: 'The game does not answer',
  silent: 'It may be in maintenance, or your connection may be down.',
  began: 'Began: {{moment}}.',
  takes_one: 'Expected to take about {{count}} minute.',
  takes_other: 'Expected to take about {{count}} minutes.',
  support: 'Get help',
  again: 'Check again',
  looksAgain: 'This page checks by itself and takes you back when we are ready.',
  banner: {
    label: 'Planned maintenance',
    text: 'Maintenance begins {{moment}}.',
    close: 'Close the notice about the maintenance',
  },
  announcement: {
    label: 'Announcement',
    close: 'Close the announcement',
  },
}
