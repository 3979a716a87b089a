const said = /^(.+?) every (?:(\d+) )?(day|week|month|year)s?$/i;

/** The column of a check's interval, and how many of its unit are in one of those that people say. */
const units = {
  day: { column: 'days', times: 1 },
  week: { column: 'days', times: 7 },
  month: { column: 'months', times: 1 },
  year: { column: 'months', times: 12 },
} as const;
const isUnit = (word: string): word is keyof typeof units => Object.hasOwn(units, word);

/** `Gas safety every 12 months` as the row `Gas safety,12,`; what is written as a row already stays. */
function oneCheck(text: string): string {
  const [, kind = '', count = '1', word = ''] = said.exec(text.trim()) ?? [];
  const unit = word.toLowerCase();
  if (!isUnit(unit)) return text;
  const { column, times } = units[unit];
  const interval = Number(count) * times;
  return column === 'months' ? `${kind},${interval},` : `${kind},,${interval}`;
}

/** Checks as people say them, one after the other with a semicolon, as the rows of a cell. */
export const checksRead = (text: string): string => text.split(/[;\n]/).map(oneCheck).join(';');
