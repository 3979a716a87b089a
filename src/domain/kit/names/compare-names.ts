/** The order of names in a list, whatever language the machine speaks: room 2 before room 11. */
export const compareNames: (a: string, b: string) => number = new Intl.Collator('en-GB', { numeric: true }).compare;
