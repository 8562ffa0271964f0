/** What the server's mails say. The client never loads these. */
export const mail = {
  greeting: 'Hi {{username}},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  signature: 'Riddle Rooms',
  verify: {
    subject: 'Confirm your e-mail address',
    body: 'please confirm that this address is yours. Then you can get back into your Riddle Rooms account even if you forget your password.',
    action: 'Confirm address',
    expiry: 'The link works for 24 hours.',
    ignore: 'Did somebody else use your address? Then ignore this e-mail: nothing will happen.',
  },
  reset: {
    subject: 'Choose a new password',
    body: 'you asked for a new password for your Riddle Rooms account. Choose it here:',
    action: 'Choose a new password',
    expiry: 'The link works once, within one hour. A new password signs you out everywhere.',
    ignore: 'Was this not you? Then ignore this e-mail: your password stays as it is.',
  },
  google: {
    subject: 'You sign in with Google',
    body: 'you asked for a new password for your Riddle Rooms account, but it has none: you sign in with Google. Open Riddle Rooms and choose the Google button.',
    action: 'Go to sign-in',
    expiry: 'Google looks after your password; you can change it there.',
    ignore: 'Was this not you? Then ignore this e-mail: nothing has changed.',
  },
  move: {
    subject: 'Confirm your new e-mail address',
    body: 'you asked for your Riddle Rooms account to use this address. It changes when you confirm it here:',
    action: 'Use this address',
    expiry: 'The link works for 24 hours. Until you confirm, your account keeps its old address.',
    ignore: 'Did somebody else give your address? Then ignore this e-mail: nothing will happen.',
  },
  moved: {
    subject: 'Your e-mail address is about to change',
    body: 'somebody signed in to your Riddle Rooms account asked for another e-mail address. If it was you, there is nothing to do here: the address changes when the new one is confirmed through the link we sent to it. If it was not you, keep this address:',
    action: 'It was not me',
    expiry:
      'The link stops the change, or undoes it for up to 7 days, and signs your account out everywhere.',
    ignore: 'Afterwards choose a new password: somebody may know the old one.',
  },
  test: {
    subject: 'Test e-mail from Riddle Rooms',
    body: 'you asked for this e-mail in the admin area. It has arrived, so Riddle Rooms can send e-mail.',
    action: 'Back to the admin area',
    expiry: 'There is nothing to confirm.',
    ignore: 'Was this not you? Then look at the audit log: only admins can send this e-mail.',
  },
}
