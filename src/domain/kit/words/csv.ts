/** A spreadsheet takes what begins like this for a formula. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** Rows as a file that spreadsheets open; the mark at the start tells them that names may have accents. */
export const csvText = (rows: readonly (readonly unknown[])[]): string => `\uFEFF${csvLines(rows)}`;
