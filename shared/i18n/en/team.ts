/** What those who run the service say in a room. */
export const team = {
  closed: 'The Riddle Rooms team has closed this room.',
  chooseAnother: 'Choose another one in the lobby.',
}
