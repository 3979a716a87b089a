import { midSentence } from './mid-sentence.ts';

/** One of a kind, in the middle of a sentence: a weight, an incident. What is called the same by the piece and in all is not counted: petty cash. */
export function withArticle(one: string, many: string | undefined): string {
  if (one === many) return midSentence(one);
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${midSentence(one)}`;
}
