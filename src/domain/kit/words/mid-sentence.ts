/** A name of its own, such as Mental Health Act, or letters that stand for words, such as GP and DoLS. */
const properName = /^(?:\w+ [A-Z][a-z]|\S+[A-Z]|I\b)/;

/** A label in the middle of a sentence: Eating and drinking is eating and drinking there, and GP practice stays GP practice. */
export const midSentence = (label: string): string =>
  properName.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Words as a sentence begins with them. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
