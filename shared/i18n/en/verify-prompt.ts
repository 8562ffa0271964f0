export const verifyPrompt = {
  label: 'Confirm your e-mail address',
  text: 'Please confirm {{email}} with the link we have mailed you.',
  send: 'Send the link again',
  sent: 'A link is on its way to {{email}}. Look among the spam, too.',
  later: 'Later',
}
