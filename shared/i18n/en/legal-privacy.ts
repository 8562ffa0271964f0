/** Blank lines part paragraphs; lines that begin with • are a list. */
export const legalPrivacy = {
  lead: 'What this server knows about you, what for, for how long, and what you can do about it.',
  sections: {
    operator: {
      title: 'Who is responsible',
      text: `Riddle Rooms is open-source software, and each server is run by somebody else. Responsible for your data on this one is:`,
    },
    short: {
      title: 'In short',
      text: `• No advertising network, no tracking, no sale of data. The “ads” that bring voice tokens are riddles of ours.
• We keep what playing needs, and what keeps the game fair.
• You can download your data and delete your account by yourself, at any time.`,
    },
    account: {
      title: 'Your account',
      text: `• Username, avatar, language, e-mail address and whether it is confirmed; your password only as a hash that cannot be turned back.
• With Google sign-in: the id of your Google account and its e-mail address, from a token that Google signs. We do not get your Google password.
• When you signed up and were last here, and your logins, so that you can be signed out elsewhere.
• As a guest: your nickname, your results, and the hash of a token that lies on your device.

We need this to give you what you signed up for (Article 6(1)(b) GDPR).`,
    },
    play: {
      title: 'What playing brings',
      text: `• Games, places, points, rank, level, quests, what you own, R3 and voice tokens with every movement.
• Friends, requests and blocked players; your own quizzes; feedback on quizzes.
• Wrong answers to quizzes of the house, so that practice bots make mistakes as people do; with your name only as long as nobody else has typed the same.
• The riddle of the day, without an account: a random id on your device.

This, too, is part of the game (Article 6(1)(b)). Username, avatar, rank, statistics and what you do in a room can be seen by other players. Ranks and matches are worked out by rules, and decide about nothing but the game.`,
    },
    chat: {
      title: 'Chat, voices and moderation',
      text: `Messages are kept in the server’s memory for as long as their room is open, and are not kept after that. A filter reads every message and every name automatically.

When somebody reports a player or a room, the messages of that chat that the reporter saw are stored with the report and read by an admin. Reports, warnings, mutes, bans and notes of admins are stored with the account. We do this to protect players (legitimate interest, Article 6(1)(f)).

If you are banned and delete your account, a keyed hash of your e-mail address stays until the ban ends, so that it cannot be got round.

If you let messages be read aloud, their text is turned into sound by voices on this server or, where the operator has set one up, by a speech vendor, who gets the text and not your name.`,
    },
    purchases: {
      title: 'Purchases',
      text: `You pay on a page of Stripe, or with Google Play. They get your payment data; we learn what was bought, when, for how much, and whether it was paid, refunded or disputed. We never see card numbers. We need it for the contract (Article 6(1)(b)) and for bookkeeping that the law demands (Article 6(1)(c)).`,
    },
    technical: {
      title: 'Technical data',
      text: `• The server’s log: time, path, status and duration of a request, your IP address and the id of your account. No contents and no passwords.
• Counters by IP address and account against floods and guessed passwords, in memory for some minutes or hours.
• A cookie that recognises a device on which you have signed in before; see the cookie policy.
• With every change that an admin makes: who, what, when and from which address.

We need this to run the server safely (Article 6(1)(f)).`,
    },
    recipients: {
      title: 'Who gets data',
      text: `Only those whom the operator of this server uses, and only what they need:

• whoever hosts the server and its database, and carries its mail
• Google, if you sign in with it; Google’s button is loaded from Google where it is shown
• Stripe and Google Play, if you pay
• an AI model’s vendor, if you ask for quizzes on a topic: the topic, not your name
• a speech vendor, for messages that are read aloud

Some of them are in the United States or elsewhere outside the European Union. Then the EU’s adequacy decision or its standard contractual clauses apply. Authorities get data only where the law compels us.`,
    },
    retention: {
      title: 'For how long',
      text: `• Your account and all that hangs on it: until you delete it
• Guests: 30 days after the last visit
• The riddle of the day without an account: 56 days after the last visit
• Links in e-mails: one hour (password), one day (confirmation) or seven days (undoing a new address)
• Answers to repeated requests: 24 hours; failed background tasks: 30 days
• Purchases: without your name, for as long as tax law demands
• Figures about the server as a whole: 90 days, without personal data
• The server’s log: for as long as the operator needs it for security, as a rule no more than 30 days

In games that others played with you, your name gives way to a dash when you delete your account.`,
    },
    rights: {
      title: 'Your rights',
      text: `• See and take along: “Download my data” under Profile, Security gives you all of it as a file that programs can read.
• Correct: your name and address in your profile.
• Erase: “Delete my account” at the same place. It takes effect at once.
• Object to what we do out of legitimate interest, or have it restricted: write to us.
• Complain to a data protection authority, such as the one where you live.

You need not give us any data, but without a nickname you cannot play, and without an e-mail address you cannot have an account.`,
    },
    children: {
      title: 'Children',
      text: `The game is not meant for children under 14 who play without a parent’s consent. If you learn of such an account, tell us, and we delete it.`,
    },
    party: {
      title: 'Parties on a local network',
      text: `A party runs on its host’s computer, without this server. Nicknames, messages and results stay there, and the host is responsible for them. Your account is not needed there and does not reach it.`,
    },
    changes: {
      title: 'Changes',
      text: `When the game changes, this text may, too. Its date is at the top; what matters to you we announce in the game.`,
    },
  },
}
