/** Blank lines part paragraphs; lines that begin with • are a list. */
export const legalCookies = {
  lead: 'What this site keeps in your browser. It is little, and none of it follows you.',
  sections: {
    operator: {
      title: 'Who runs this server',
      text: `Questions about this text go to the operator of this server:`,
    },
    why: {
      title: 'Why there is no banner',
      text: `A site must ask before it stores something that is not needed. Here everything is needed for what you ask the game to do, or for its security. There are no analytics, no advertising and no pixels. So there is nothing to agree to.`,
    },
    cookie: {
      title: 'One cookie',
      text: `• known_device: set when you sign in, for 180 days. It shows that you have signed in on this device before, so that strangers who guess passwords cannot lock you out. Scripts cannot read it, and it is sent only to the sign-in part of this server.`,
    },
    local: {
      title: 'Local storage',
      text: `This stays until you sign out or clear it; what a sign-out leaves is marked so.

• auth_token, user_id, app_store: that you are signed in, and as whom
• preferences: language, appearance, sound, motion, chat and the like; stays
• device_token: brings the same guest back for 30 days; stays
• daily_riddle: your riddle of the day and your streak without an account; stays
• colyseus_reconnect_…, ws_last_room_id, voluntarily_left_room, last_session_check: bring you back to your room after a lost connection
• voice_storage: your voice and your tokens as they were last
• lobby_draft, last_quizzes: the room you are setting up, and your quizzes for it
• closed_notice: the announcement of maintenance that you have closed; stays
• tutorial_put_off: that you have put the tutorial off`,
    },
    session: {
      title: 'Until the tab is closed',
      text: `• room_drafts: what you typed and have not sent
• pending_invite: an invitation, through sign-in
• verification_put_off, goodbye, stays_in_app: what you have already been told
• stage_pass, lan_host, party_origin: the big screen and parties on a local network`,
    },
    others: {
      title: 'Other companies',
      text: `• Google: where sign-in with Google is on, the sign-in pages load Google’s button, and Google may set cookies of its own. Its privacy policy applies to them.
• Stripe and Google Play: the page on which you pay is theirs, with their cookies.

No other page of this site loads anything from elsewhere.`,
    },
    control: {
      title: 'Your choice',
      text: `You can delete everything in your browser’s settings, under cookies and site data, or block it there. Without local storage you have to sign in at every visit, and guests are new each time.`,
    },
  },
}
