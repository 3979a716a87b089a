const endings = ['ings', 'ing', 'ies', 'ed', 'es', 'ly', 's'];
const fewest = 4;

/** What a word has in common with its kin: "walking" begins as walked and walks do. Short words are left whole. */
export function beginningOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= fewest);
  return ending ? word.slice(0, -ending.length) : word;
}
