/** What payment pages say: the names of what is sold, and the sandbox's page. The client never loads these. */
export const payment = {
  items: {
    r3: '{{count}} R3 for Riddle Rooms',
    voice: '{{count}} voice tokens for Riddle Rooms',
    voiceMonthly: 'Voice Pro for Riddle Rooms: {{count}} voice tokens a month',
  },
  sandbox: {
    title: 'Sandbox bank',
    notice: 'This page plays the bank. No money moves.',
    amount: 'To pay',
    monthly: 'each month',
    pay: 'Pay {{price}}',
    refuse: 'Refuse the payment',
    cancel: 'Cancel',
    over: 'This payment is over.',
    back: 'Back to Riddle Rooms',
    missing: 'There is no such payment.',
  },
}
