/** The rights to put one's name beside somebody else's entry: pickers of who signs ask for one of them. */
export const signatures = {
  witness_payment: 'Witness a payment',
  authorise_payment: 'Authorise a payment',
  witness_petty_cash: 'Witness petty cash',
  authorise_petty_cash: 'Authorise petty cash',
  agree_payments_handover: 'Agree a cash count',
} as const;
export type Signature = keyof typeof signatures;

/** Those that a house may give to agency staff as well. */
export const witnessing: readonly Signature[] = ['witness_payment', 'witness_petty_cash'];
