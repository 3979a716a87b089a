/** Letters that are no others with a mark, and what they are typed as. */
const typedAs: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** However one is typed. */
export const apostrophes = `'‘’ʼ\`´`;
const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g');

/** Text as somebody types it in a hurry: no accents, no capitals, no apostrophes. `plainTextSql` is its twin for statements. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðħŧþßæœı]/g, (letter) => typedAs[letter] ?? letter)
    .replace(anyApostrophe, '');

/** Whether a text holds what somebody typed to look for it. */
export const holdsTyped = (text: string, typed: string): boolean => plainText(text).includes(plainText(typed).trim());

/** A name as it is compared with others: nobody sees at a glance that two differ in a hyphen or a full stop. */
export const plainName = (name: unknown): string =>
  plainText(typeof name === 'string' ? name : '')
    .replaceAll('.', '')
    .replace(/[-–_,]/g, ' ')
    .trim();
