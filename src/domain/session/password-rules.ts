import { fingerRuns, isCommonWord, longestWord } from './common-passwords.ts';
import { everydayWords, wellKnownPhrases } from './well-known-phrases.ts';

interface PasswordCircumstances {
  /** The person's own names and username. */
  readonly own: readonly (string | null)[];
  /** The names of the provider and its houses, which hang on the wall of every office. */
  readonly places: readonly string[];
  /** Where the demonstration is on, its published password may be used. */
  readonly demo: boolean;
}

export const demonstrationPassword = 'gateway-demo-2026';

const shortest = 12;
/** Long enough for any sentence, short enough that hashing it costs what it should. */
export const longestPassword = 128;

const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const compact = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '£': 'l',
};
const undisguised = (text: string): string => text.replace(/[013457@$!£]/g, (sign) => disguises[sign] ?? sign);

function contains(password: string, name: string | null, atLeast: number): boolean {
  const wanted = compact(name ?? '');
  return (
    wanted.length >= atLeast &&
    (compact(password).includes(wanted) || compact(undisguised(plain(password))).includes(wanted))
  );
}

/**
 * How few common words a run of letters is made of, with nothing but everyday words between them; null if it holds
 * anything else. `Three little words` counts one where `words` is common.
 */
function commonWordsIn(letters: string): number | null {
  const fewest: (number | null)[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    const ways: number[] = [];
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = fewest[start];
      const word = letters.slice(start, end);
      if (before === null || before === undefined) continue;
      if (everydayWords.has(word)) ways.push(before);
      else if (isCommonWord(word)) ways.push(before + 1);
    }
    fewest.push(ways.length > 0 ? Math.min(...ways) : null);
  }
  return fewest[letters.length] ?? null;
}

/** A sentence everybody knows, with a letter or two more; or one common word, or two, among everyday ones. */
function isCommon(letters: string): boolean {
  if (letters === '') return false;
  if ([0, 1, 2].some((more) => wellKnownPhrases.has(letters.slice(0, letters.length - more)))) return true;
  const count = commonWordsIn(letters);
  return count !== null && count <= 2;
}

function isCommonlyUsed(password: string): boolean {
  const edges = /^[^\p{L}]+|[^\p{L}]+$/gu;
  const spellings = [plain(password), undisguised(plain(password)), undisguised(plain(password).replace(edges, ''))];
  return spellings.some((spelling) => isCommon(spelling.replace(/[^\p{L}]/gu, '')));
}

const isRepeat = (password: string): boolean => /^(.+?)\1+.{0,2}$/u.test(password) || new Set(password).size < 5;

const runs = fingerRuns.flatMap((run) => [run, [...run].reverse().join('')]);

/** How far a run goes on from here, or 0 if it is too short to count. */
function runFrom(password: string, start: number): number {
  let length = 0;
  for (
    let end = start + 4;
    end <= password.length && runs.some((run) => run.includes(password.slice(start, end)));
    end += 1
  )
    length = end - start;
  return length;
}

function isRun(password: string): boolean {
  let besides = 0;
  for (let at = 0; at < password.length;) {
    const run = runFrom(password, at);
    if (run === 0) besides += 1;
    at += run || 1;
  }
  return besides < 5;
}

/** What is wrong with a new password, in one sentence; null if nothing is. */
export function passwordComplaint(password: string, { own, places, demo }: PasswordCircumstances): string | null {
  const length = [...password].length;
  if (length < shortest) return `Use at least ${shortest} characters; three or four words are easy to remember.`;
  if (length > longestPassword) return `Use at most ${longestPassword} characters.`;
  if (password === demonstrationPassword)
    return demo ? null : 'This is the demonstration password, which everyone knows.';
  if (own.some((name) => contains(password, name, 3))) return 'The password must not contain your own name.';
  if (places.some((name) => contains(password, name, 4)))
    return 'The password must not contain the name of a house or the provider.';
  const lower = plain(password);
  if (isRepeat(lower) || isRun(lower) || isCommonlyUsed(password))
    return 'This password is too easy to guess. Try three or four words that do not belong together.';
  return null;
}
