const others: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Words as somebody in a hurry types them: no accents, no capitals, no apostrophes; any other mark parts two words. The database spells them alike. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðßæœı]/g, (letter) => others[letter] ?? letter)
    .replace(/['‘’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
