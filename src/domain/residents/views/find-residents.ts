import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import { plainName } from '../../kit/names/plain-text.ts';
import { isMeant, nameWords } from '../person/name-words.ts';

/** A resident's record or row, of which the names, the room and the number are looked at. */
export type Findable = RecordValues;

const roomOf = (person: Findable): string =>
  plainName(person['room'])
    .replaceAll(' ', '')
    .replace(/^0+(?=\d)/, '');
const numberOf = (person: Findable): string => plainName(person['national_id']).replaceAll(' ', '');
const wordsOf = ({ first_name, preferred_name, last_name }: Findable): readonly string[] =>
  nameWords(first_name, preferred_name, last_name);

/** The screen shows the last three figures of a number, so three are the fewest by which one looks for it. */
const fewestFigures = 3;

function hasNumber(person: Findable, typed: string): boolean {
  const room = roomOf(person);
  const figures = typed.replace(/^0+(?=\d)/, '');
  const isRoom = room === figures || /^\d+(?=\D)/.exec(room)?.[0] === figures;
  const number = numberOf(person);
  return isRoom || (typed.length >= fewestFigures && (number.endsWith(typed) || number.startsWith(typed)));
}

type Test = (word: string, names: readonly string[]) => boolean;
const begins: Test = (typed, names) => names.some((name) => name.startsWith(typed));
const isNearly: Test = (typed, names) => begins(typed, names) || names.some((name) => isMeant(typed, name));

/** The word "room" only says what the number is. */
const typedWords = (query: string): readonly string[] =>
  nameWords(query).filter((word, _, all) => word !== 'room' || all.length === 1);

function matches(person: Findable, words: readonly string[], test: Test): boolean {
  if (numberOf(person) === words.join('')) return true;
  const names = wordsOf(person);
  const whole = names.join('');
  return words.every((word) =>
    /^\d+$/.test(word)
      ? hasNumber(person, word)
      : test(word, names) || roomOf(person) === word || (word.length > 3 && whole.includes(word)),
  );
}

/** Those a person may have meant by a name, a room or a number. A slip of the finger is forgiven only when nobody fits without. */
export function findResidents<P extends Findable>(people: readonly P[], query: string): readonly P[] {
  const words = typedWords(query);
  if (words.length === 0) return people;
  const exact = people.filter((person) => matches(person, words, begins));
  return exact.length > 0 ? exact : people.filter((person) => matches(person, words, isNearly));
}
