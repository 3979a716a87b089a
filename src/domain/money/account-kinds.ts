/** Money of residents and of the house is never mixed. */
export const accountKinds = {
  resident_cash: 'Cash tin',
  resident_savings: 'Savings held',
  petty_cash: 'Petty cash',
} as const;

export const residentKinds = [
  'resident_cash',
  'resident_savings',
] as const satisfies readonly (keyof typeof accountKinds)[];

/** The account of the ledger that a resident's money is held in; what is on a card is held by a bank, not by the house. */
export const ledgerKinds = {
  cash_tin: 'resident_cash',
  savings_held: 'resident_savings',
  card: null,
} as const;
