/** What the server's mails say. The client never loads these. */
export const mail = {
  greeting: 'Hi {{username}},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  signature: 'Riddle Rooms',
  verify: {
    subject: 'Confirm your e-mail address',
    body: 'please confirm that this address is yours, so that you can get back into your Riddle Rooms account should you ever forget your password.',
    action: 'Confirm address',
    expiry: 'The link works once, within 24 hours.',
    ignore: 'Did somebody else use your address? Then ignore this mail: nothing will happen.',
  },
  reset: {
    subject: 'Choose a new password',
    body: 'you asked for a new password for your Riddle Rooms account. Choose it here:',
    action: 'Choose a new password',
    expiry: 'The link works once, within one hour. A new password signs you out everywhere.',
    ignore: 'Was it not you? Then ignore this mail: your password stays as it is.',
  },
  google: {
    subject: 'You sign in with Google',
    body: 'you asked for a new password for your Riddle Rooms account, but it has none: you sign in with Google. Open Riddle Rooms and choose the Google button.',
    action: 'Go to sign-in',
    expiry: 'Google looks after your password; you can change it there.',
    ignore: 'Was it not you? Then ignore this mail: nothing has changed.',
  },
  moved: {
    subject: 'Your account has another e-mail address',
    body: 'the e-mail address of your Riddle Rooms account was changed. From now on its mails go to the new address, and no longer to this one.',
    ignore:
      'Was it not you? Then somebody else is using your account: sign in, choose a new password and set your address again.',
  },
}
