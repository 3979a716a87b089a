import type { Field, Kind } from '#domain/kit/vocabulary/fields.ts';

const wideKinds: { readonly [K in Kind]: boolean } = {
  text: false,
  longText: true,
  whole: false,
  decimal: false,
  yesNo: false,
  date: false,
  time: false,
  moment: false,
  choice: false,
  choices: false,
  words: false,
  ref: false,
  refs: false,
  file: false,
  rows: true,
  parts: true,
  link: false,
};

/** A value of the field is read over the whole width of its page. */
export const isWide = ({ kind }: Field): boolean => wideKinds[kind];
