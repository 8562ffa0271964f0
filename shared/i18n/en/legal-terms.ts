/** Blank lines part paragraphs; lines that begin with • are a list. */
export const legalTerms = {
  lead: 'These are the rules between you and whoever runs this server. We have kept them short and plain.',
  sections: {
    operator: {
      title: 'Who runs this server',
      text: `Riddle Rooms is open-source software: anyone may run a server of it. Your contract is with the operator of this one, called “we” below:`,
    },
    service: {
      title: 'What the game is',
      text: `Riddle Rooms is a quiz game in real time: players meet in rooms, a riddle appears, and everyone types the answer. Playing is free. You can take part as a guest with a nickname, or with an account.

A party on a local network runs on the computer of its host. We have no part in it: the host is responsible there.

We may change the game, add to it or take parts out. Before maintenance we tell you in the game where we can.`,
    },
    age: {
      title: 'How old you must be',
      text: `You must be at least 14 years old, or older where your country asks for it. If you are younger, a parent or guardian must agree first. If you are not of age, buy something only with their consent.`,
    },
    account: {
      title: 'Your account',
      text: `• Give a true e-mail address: it is the only way back if you forget your password.
• Keep your password to yourself. An account is for one person, and plays on one device at a time.
• You may not sell, lend or give away your account.
• Choose a name that insults nobody and does not pass you off as somebody else or as one of us.

As a guest you have no password: your device brings you back for 30 days. After 30 days without a visit the guest and everything that belongs to it are deleted. You can make a guest an account at any time and keep your results.`,
    },
    fairness: {
      title: 'Fair play',
      text: `• Answer by yourself. Programs that answer for you, and looking answers up in ranked games, are not allowed.
• Do not arrange results, and do not use several accounts to win points, R3 or places.
• Do not attack or overload the server, and do not look for ways around its limits. Please report security faults to us.
• If you leave a ranked game, you count as beaten and may have to wait before the next one.

The server judges answers. If you think that it was wrong, you can appeal after the game. We may correct points, ranks and R3 that came from a fault or from foul play.`,
    },
    conduct: {
      title: 'How we talk to one another',
      text: `Messages, names, quizzes and voices are seen and heard by others. Not allowed are insults, threats, harassment, hate, sexual or violent content, advertising, other people’s personal data and anything that is against the law.

A filter refuses messages and names with words that nobody should have to read. Hosts can mute players in their room, or send them out of it. You can block players, and report players and rooms; a report brings the last messages of that chat to us, as far as you saw them.`,
    },
    sanctions: {
      title: 'Warnings, mutes and bans',
      text: `Anyone who breaks these rules may be warned, muted, or banned for some time or for good, by a person and according to how serious it was. We tell you the reason and the end. A ban ends your sessions; a game that is under way may be finished. Deleting the account does not lift a ban.

You can object to a decision: write to the address at the top. Another person than the one who decided looks at it, where there is one.`,
    },
    content: {
      title: 'What you write',
      text: `Your quizzes and messages stay yours. You allow us to store them, to show them to the players they are meant for, and to have them read aloud, for as long as they are kept here. Upload only what you may pass on.

Some quizzes are written by a computer: by a generator of ours or, where the operator has set one up, by an AI model. Both can be wrong. Please report faults in the game. Nothing in a quiz is advice.`,
    },
    purchases: {
      title: 'R3, voice tokens and purchases',
      text: `R3 and voice tokens are tokens of this game. They are worth no money, cannot be paid out, and cannot be moved to another account or server, except as a prize that a host puts up.

Prices include value-added tax and are shown before you buy. Stripe or Google Play takes the payment; what you bought is credited as soon as they tell us that it is paid.

Voice Pro is a monthly subscription. It goes on until you cancel it, which you can do at any time in the store, or at Google Play if you bought it there; it then lasts until the end of the month that is paid. If you delete your account, it is cancelled.`,
    },
    withdrawal: {
      title: 'Your right of withdrawal',
      text: `If you are a consumer in the European Union, you may withdraw from a purchase within 14 days without giving a reason. A clear message to us is enough, such as: “I withdraw from my purchase of (what) on (date), username (name).”

You get your money back by the way it came, within 14 days, and what you had bought is taken back. What you have already spent of it stays owed in the game, and is paid from the R3 or tokens that you get next. What the law says about faulty digital services holds as well.`,
    },
    liability: {
      title: 'What we answer for',
      text: `We run the game with care, but cannot promise that it is always there and free of faults. We are liable without limit for intent and gross negligence, for injury to life and health, and wherever the law does not let us limit it. For slight negligence we are liable only where an essential duty is broken, and for the damage that is typical of it.

The software comes under the MIT licence, which offers it as it is.`,
    },
    ending: {
      title: 'When it ends',
      text: `You can delete your account whenever you like: Profile, then Security. It is gone at once, with everything in it, and any R3 left are lost.

We may end your account with 30 days’ notice, and at once for a serious breach of these rules. If we close this server, we announce it in the game; what you bought shortly before and could not use we give back.`,
    },
    changes: {
      title: 'Changes and law',
      text: `If we change these rules to your disadvantage, we announce it in the game at least 30 days ahead. If you do not agree, delete your account before; otherwise the new rules hold from that day.

The law of the country where the operator is based applies. As a consumer you keep the protection of the law of the country in which you live, and you may go to court there.`,
    },
  },
}
