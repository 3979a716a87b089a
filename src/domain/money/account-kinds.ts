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
