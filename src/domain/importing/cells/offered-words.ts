import { byKind, type ByKind, type Field, type Options } from '../../kit/vocabulary/fields.ts';

const anything = () => null;
const offered: ByKind<[], Options | null> = {
  text: anything,
  longText: anything,
  whole: anything,
  decimal: anything,
  yesNo: () => ({ yes: 'Yes', no: 'No' }),
  date: anything,
  time: anything,
  moment: anything,
  choice: ({ options }) => options,
  choices: anything,
  words: anything,
  ref: anything,
  refs: anything,
  file: anything,
  rows: anything,
  parts: anything,
  link: anything,
};

/** The words that a cell can be given, where they are few; null where anything may be written. */
export const offeredWords = (field: Field): Options | null => byKind(offered, field);
