import { byKind, type ByKind } from '../kit/vocabulary/fields.ts';
import type { ImportColumn } from './import-columns.ts';

/** What may stand in a cell, for somebody who fills in a template. */
const help: ByKind<[], string> = {
  text: ({ max }) => `Text, at most ${max} characters.`,
  longText: () => 'Text.',
  whole: ({ unit }) => (unit ? `A whole number of ${unit}.` : 'A whole number.'),
  decimal: ({ unit }) =>
    unit === '£' ? 'An amount in pounds, such as 12.50.' : unit ? `A number of ${unit}.` : 'A number.',
  yesNo: () => 'Yes or No.',
  date: () => 'A date, such as 14/11/2026.',
  time: () => 'A time, such as 14:30.',
  moment: () => 'A date, with a time if you know it, such as 14/11/2026 10:30.',
  choice: ({ options }) => `One of: ${Object.values(options).join(', ')}.`,
  choices: ({ options }) => `Any of these, with a semicolon between them: ${Object.values(options).join(', ')}.`,
  words: () => 'Words, with a semicolon between them.',
  ref: ({ to }) =>
    to === 'resident'
      ? 'The resident’s name as it is here, or their number.'
      : 'The name as it is here, or the username.',
  refs: () => 'Names, with a semicolon between them.',
  file: () => '',
  rows: ({ columns }) =>
    `One after the other with a semicolon, each as: ${Object.values(columns)
      .filter(({ readOnly }) => !readOnly)
      .map(({ label }) => label.toLowerCase())
      .join(', ')}.`,
  parts: () => '',
  link: () => '',
};

export function columnHelp({ field, isTime }: ImportColumn): string {
  if (isTime) return 'The time, if it is not beside the date: 14:30.';
  return [byKind(help, field), field.help].filter(Boolean).join(' ');
}
