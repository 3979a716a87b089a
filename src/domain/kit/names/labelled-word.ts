import type { Field } from '../vocabulary/fields.ts';

/** What a field is called where it is part of a name, such as "version". */
export const labelInTitle = (field: Field | undefined): string | undefined =>
  field?.kind === 'text' ? field.inTitle : undefined;

/** "version 2", where the field says what it is called in a name. */
export function labelledWord(field: Field | undefined, text: string): string {
  const label = labelInTitle(field);
  return label ? `${label} ${text}` : text;
}

/** The words of a title one after the other; what is called something in it comes after a comma. */
export function titleOfWords(
  words: readonly { readonly field: Field | undefined; readonly text: string }[],
  between: string,
): string {
  const plain = words.filter(({ field }) => !labelInTitle(field)).map(({ text }) => text);
  const labelled = words.filter(({ field }) => labelInTitle(field)).map(({ field, text }) => labelledWord(field, text));
  return [plain.join(between), ...labelled].filter((part) => part !== '').join(', ');
}
