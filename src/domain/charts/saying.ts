/** Numbers and days as a sentence says them. */

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const said = (value: number): string => number.format(value);

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${said(count)} ${count === 1 ? one : many}`;

export const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${said(count)} times`);

export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sentences set one after another; what there is not to say is left out. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
