import { plainText } from '../kit/names/plain-text.ts';

/** The words of a text as somebody types them in a hurry; any mark but an apostrophe parts two. `plain_words` of the database spells them alike. */
export const plainWords = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
