/** The ways back into an account: a forgotten password, and the proof of an address that they need. */
export const recovery = {
  forgot: {
    title: 'Forgot your password?',
    lead: 'Tell us the e-mail address of your account, and we mail you a link to a new password.',
    submit: 'Mail me the link',
    sentTitle: 'Look in your mailbox',
    sent: 'If there is an account with the address {{email}}, a link is on its way to it. It works once, within one hour.',
    sentHint: 'Nothing there after a few minutes? Look among the spam, or try another address.',
    another: 'Try another address',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'It signs you out everywhere; then you sign in with it.',
    password: 'New password',
    submit: 'Set the password',
    done: 'Your new password is set. Sign in with it.',
    deadTitle: 'This link no longer works',
    deadBody:
      'It was used already, is more than an hour old, or was cut off on its way. If you have set a new password with it, sign in. If not, let us mail you another link.',
    deadAction: 'Mail me another link',
    toLogin: 'Back to sign-in',
    signedIn: 'You are signed in on this device. To use the link for a new password, sign out first.',
  },
  verify: {
    ask: 'Confirm your e-mail address',
    askLead: 'Press the button so we know that this address reaches you.',
    submit: 'Confirm the address',
    done: 'Address confirmed',
    doneBody: 'Thank you. Should you ever forget your password, we can mail you a way back in.',
    already: 'Already confirmed',
    alreadyBody: 'This address is confirmed, and there is nothing left to do.',
    alreadyOwn:
      'The address {{email}} is confirmed already. If you wanted another one, ask for it again in your profile.',
    taken: 'This address is taken',
    takenBody: 'Another account has it by now. Yours keeps the address that it has.',
    dead: 'This link no longer works',
    deadBody:
      'A link works for 24 hours. This one is older, was cut off on its way, or belongs to an address that the account no longer uses.',
    deadSignIn: 'Sign in to see whether your address is confirmed. There you can ask for another link.',
    play: 'On to the rooms',
    signIn: 'Sign in',
  },
  undo: {
    title: 'Keep your address?',
    lead: 'Somebody asked for another e-mail address for your account. If it was not you, keep this one: the change is stopped or undone, and your account is signed out everywhere.',
    submit: 'Keep this address',
    leave: 'It was me',
    done: 'Your account keeps this address',
    doneBody: 'It is signed out everywhere. Now choose a new password: somebody may know the old one.',
    dead: 'This link no longer works',
    deadBody:
      'It was used already, was cut off on its way, or the change is more than 7 days old. If your account still has this address, choose a new password.',
    newPassword: 'Choose a new password',
  },
}
