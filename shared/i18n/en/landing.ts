export const landing = {
  goodbye: 'Your account is deleted, with everything in it. Goodbye, and thank you for playing.',
  hero: {
    title: 'Type it before they do.',
    lead: 'One riddle, one clock, and a whole room typing. Real-time quizzes in English and Italian.',
    playFree: 'Play free',
    haveAccount: 'I have an account',
  },
  gift: 'Free with a new account: {{r3}} R3 and {{tokens}} voice tokens.',
  doors: {
    code: 'Invite code',
    enter: 'Enter the room',
    wrong: 'A code has 6 letters or digits.',
    guest: 'Play as a guest',
  },
  sample: {
    title: 'Try one now',
    number: 'Riddle {{n}} of {{of}}',
    answerLabel: 'Your answer',
    submit: 'Answer',
    hint: 'Show a letter',
    another: 'Another riddle',
    maskLabel_one: 'Answer of {{count}} letter',
    maskLabel_other: 'Answer of {{count}} letters',
    correct: 'Correct!',
    close: 'Close! Check the spelling.',
    wrong: 'Not that one. Try again.',
    empty: 'Type an answer first.',
  },
  /** `answers`: the first is shown, the others count too, apart by a semicolon. */
  riddles: {
    r1: {
      prompt: 'The more of them you take, the more you leave behind. What are they?',
      answers: 'footsteps; steps; footprints',
      explanation: 'Every step you take leaves a footstep behind you.',
    },
    r2: {
      prompt: 'Every letter has moved one place on in the alphabet: M B O U F S O',
      answers: 'lantern',
      explanation: 'Move each letter one place back: M becomes L, B becomes A …',
    },
    r3: {
      prompt: 'Unscramble these letters into what good players do: S I L E N T',
      answers: 'listen',
      explanation: '“Silent” and “listen” share the same six letters.',
    },
    r4: {
      prompt: 'What comes next? 1, 1, 2, 3, 5, 8, …',
      answers: '13; thirteen',
      explanation: 'Each number is the sum of the two before it.',
    },
    r5: {
      prompt: 'It has a neck but no head, and wears a cap. What is it?',
      answers: 'bottle; a bottle',
      explanation: 'A bottle: a neck, a cap, and nothing on its mind.',
    },
  },
  modes: {
    title: 'Three ways in',
    quick: {
      title: 'Quick match',
      body: 'Press one button and play with people of your language and skill.',
    },
    private: {
      title: 'Private lobby',
      body: 'Your room, your rules, your own questions. Share a code of six letters.',
    },
    ranked: {
      title: 'Ranked',
      body: 'Seven ranks from Apprentice to Enigmaster. The riddles grow with you.',
    },
  },
  features: {
    title: 'What is inside',
    judge: {
      title: 'A judge with sense',
      body: 'Accents, articles, capitals and small slips of the finger do not cost you the point.',
    },
    kinds: {
      title: 'Seven kinds of riddle',
      body: 'Questions, riddles, anagrams, ciphers, sequences, missing words and rebuses.',
    },
    own: {
      title: 'Bring your own quiz',
      body: 'Paste your questions, one per line, and your friends play them minutes later.',
    },
    secret: {
      title: 'Nothing leaks',
      body: 'A right answer stays hidden from those who are still thinking. Only the name goes out.',
    },
    keyboard: {
      title: 'Hands on the keys',
      body: 'Everything works without a mouse, and with a screen reader.',
    },
    languages: {
      title: 'Two mother tongues',
      body: 'English and Italian, each with quizzes written for it and not translated.',
    },
  },
  steps: {
    title: 'How it works',
    one: { title: 'Sign up', body: 'A name, an e-mail address, a password. It costs nothing.' },
    two: { title: 'Pick a room', body: 'Join an open one, or make your own and share its code.' },
    three: { title: 'Type the answer', body: 'The sooner you have it, the more it is worth.' },
    four: { title: 'Rise', body: 'Collect points and climb the seven ranks.' },
  },
  platforms: {
    title: 'Where to play',
    web: 'Web browser',
    download: 'Download for {{system}}',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
    android: 'Android',
    ios: 'iOS',
    online: 'Online',
    offline: 'Offline',
    checking: 'Checking',
    comingSoon: 'Coming soon',
  },
  callToAction: {
    title: 'The door is unlocked.',
    body: 'Find a seat in thirty seconds. No card, no download.',
    button: 'Create a free account',
  },
  footer: {
    about: 'About',
    aboutText:
      'Riddle Rooms is a quiz game for people who like to be first. Type the answer, beat the clock.',
    quickLinks: 'Quick links',
    community: 'Community',
    communityPublic: 'Open rooms',
    communityPrivate: 'Host your own quiz',
    legal: 'Legal',
  },
}
