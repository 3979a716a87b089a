/** How spreadsheets call a column that is counted from 0: `AB` is the 27th. */
export const lettersOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${lettersOf(Math.floor(at / 26) - 1)}${lettersOf(at % 26)}`;

/** The column of a cell: `AB12` is in the 27th. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
