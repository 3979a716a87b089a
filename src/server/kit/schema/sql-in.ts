/** `t.status in ('draft', 'posted')`. The words are the domain's own, never a caller's. */
export const sqlIn = (column: string, words: readonly string[]): string =>
  `${column} in (${words.map((word) => `'${word}'`).join(', ')})`;
