/** The button of the friends panel, in the header and in the account menu. */
export const friendsButton = {
  label: 'Friends',
  waiting_one: 'Friends, {{count}} request',
  waiting_other: 'Friends, {{count}} requests',
}
