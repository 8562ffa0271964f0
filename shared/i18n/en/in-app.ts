/** For visitors whose social app has opened the page in its own browser. `{{app}}` is the app's name. */
export const inApp = {
  names: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    twitter: 'X (Twitter)',
    linkedin: 'LinkedIn',
    whatsapp: 'WhatsApp',
    line: 'LINE',
    snapchat: 'Snapchat',
    youtube: 'YouTube',
  },
  title: 'You are in the {{app}} browser',
  lead: 'Sound, Google sign-in and quick typing do not work well in here. Open the game in your own browser:',
  stepsLabel: 'How to open it in your browser',
  steps: {
    ios: {
      one: 'Tap the menu ⋯ or the share icon at the edge of the screen.',
      two: 'Choose “Open in Safari” or “Open in browser”.',
      three: 'Go on playing there.',
    },
    android: {
      one: 'Tap the menu ⋮ in the top right corner.',
      two: 'Choose “Open in Chrome” or “Open in browser”.',
      three: 'Go on playing there.',
    },
    other: {
      one: 'Copy the link below.',
      two: 'Open your browser, such as Chrome, Firefox or Safari.',
      three: 'Paste the link into its address bar.',
    },
  },
  link: 'Link to this page',
  copy: 'Copy the link',
  copyFailed: 'Copying does not work here. Press and hold the link, then copy it.',
  stay: 'Go on here anyway',
  google: {
    title: 'Google sign-in does not work in {{app}}',
    lead: 'Google lets you sign in only from a real browser. Here is how:',
    /** Where an app has its menu. */
    menu: {
      dotsTop: 'Tap ⋯ at the top right.',
      dotsBottom: 'Tap ⋯ at the bottom right.',
      moreTop: 'Tap ⋮ at the top right.',
      moreBottom: 'Tap ⋮ at the bottom right.',
      share: 'Tap the share icon at the bottom.',
      compass: 'Tap the compass at the bottom right.',
      copy: 'Copy the link below.',
    },
    /** What the menu says. */
    entry: {
      external: 'Choose “Open in external browser”.',
      browser: 'Choose “Open in browser”.',
      usual: 'Choose “Open in default browser”.',
      safari: 'Choose “Open in Safari”.',
      chrome: 'Choose “Open in Chrome”.',
      opens: 'Safari opens with this page.',
      paste: 'Paste it into the address bar of your browser.',
    },
    last: 'Press Google’s button there.',
    orEmail: 'You can stay here, too, and sign up with your e-mail address.',
    toRegister: 'Sign up by e-mail',
    formAbove: 'You can stay here, too: fill in the form above to sign up with your e-mail address.',
  },
}

/** Named by the specification. */
export const linkCopied = 'Link copied. Paste it into your browser.'
