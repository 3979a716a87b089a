const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** `£1,234.50`: pounds always have their pence, and thousands stand apart. */
export const poundWords = (amount: number): string => sterling.format(amount);
