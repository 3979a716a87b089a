import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Findable } from '#domain/residents/views/find-residents.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { lastAt, lastBetween, timeFrom } from './line-time.ts';
import { lineKinds } from './line-words.ts';
import { whoIsMeant, type Meant } from './line-who.ts';

export interface Line<P> {
  /** The entity's name; null while the first letter says nothing. */
  kind: string | null;
  who: Meant<P>;
  values: RecordValues;
}

interface LineClock {
  now: Moment;
  zone: string;
}

/** What a state is followed by when it ends: who was awake fell asleep, and who slept woke. */
const afterwards = (state: unknown) => (state === 'asleep' ? 'awake_in_bed' : 'asleep');

const range = /^(\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/;

function timesIn(word: string, { now, zone }: LineClock): RecordValues | null {
  const [from, to] = (range.exec(word) ?? []).slice(1).map(timeFrom);
  if (from && to) return { between: lastBetween(from, to, now, zone) };
  const time = timeFrom(word);
  return time ? { occurred_at: lastAt(time, now, zone) } : null;
}

/** What is seen at night goes on the sheet as checks, each lasting until the next. */
function asChecks(
  { state = null, between, occurred_at, notes, ...rest }: RecordValues & { between?: readonly [Moment, Moment] },
  { now }: LineClock,
): RecordValues {
  const at = between ?? [typeof occurred_at === 'string' ? occurred_at : now];
  const checks = at.map((checked_at, index) => ({
    checked_at,
    state: index === 0 ? state : afterwards(state),
    action: [],
  }));
  return { ...rest, checks: state === null ? [] : checks, ...(notes ? { notes } : {}) };
}

function readWords(kind: string, words: readonly string[], clock: LineClock): RecordValues {
  const read = lineKinds[kind]?.read ?? (() => null);
  let values: RecordValues = {};
  const left: string[] = [];
  for (const word of words) {
    const recognised = timesIn(word, clock) ?? read(word.toLowerCase(), values);
    if (recognised) values = { ...values, ...recognised };
    else left.push(word);
  }
  // What led to a mood is asked for by name; every other word that is left stays, as a note.
  const text = left.join(' ');
  if (text === '') return values;
  return kind === 'm' && /^(after|because|before|when)\b/i.test(text)
    ? { ...values, trigger: text }
    : { ...values, notes: text };
}

/** Reads a typed line: a letter, a name, and what happened. It guesses nothing: what it cannot place stays as it was typed. */
export function parseLine<P extends Findable>(text: string, people: readonly P[], clock: LineClock): Line<P> {
  const [letter = '', ...words] = text.trim().split(/\s+/);
  const kind = letter.toLowerCase();
  const known = lineKinds[kind];
  const who = whoIsMeant(words, people);
  if (!known) return { kind: null, who, values: {} };
  const values = readWords(kind, who.rest, clock);
  if (kind === 's') return { kind: known.entity, who, values: asChecks(values, clock) };
  const { between, ...entry } = values;
  return { kind: known.entity, who, values: Array.isArray(between) ? { ...entry, occurred_at: between[0] } : entry };
}
