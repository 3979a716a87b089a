import type { Options } from '../../kit/vocabulary/fields.ts';
import { plainWords } from './plain-words.ts';

/** Longer than any option is called. */
const mostLetters = 500;

/** The option that a cell means: by its label, by its stored name, or by the beginning that only one label has. */
export function optionMeant(options: Options, text: string): string | null {
  if (text.length > mostLetters) return null;
  const typed = plainWords(text);
  if (typed === '') return null;
  const all = Object.entries(options).map(([name, label]) => [name, plainWords(label), plainWords(name)] as const);
  const exact = all.find(([, label, name]) => label === typed || name === typed);
  if (exact) return exact[0];
  const begun = all.filter(([, label]) => label.startsWith(typed));
  return begun.length === 1 ? (begun[0]?.[0] ?? null) : null;
}
