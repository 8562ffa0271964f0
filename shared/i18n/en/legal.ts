/** What stands around the terms, the privacy policy and the cookie policy. */
export const legal = {
  contents: 'Contents',
  asOf: 'Version of {{date}}',
  others: 'Read also',
  print: 'Print',
  operator: {
    name: 'Operator',
    address: 'Address',
    email: 'E-mail',
    support: 'Help and complaints',
    unset: '[not entered yet by the operator of this server]',
    failed: 'The operator’s details could not be loaded.',
  },
}
