import { ageOn, type Day } from '#domain/kit/time/time.ts';
import type { BoardResident } from '#domain/homes/board.ts';
import { safetyFacts, type SafetyFact } from '#domain/residents/person/safety-facts.ts';
import { alikeFlags } from '#domain/residents/person/name-alike.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import type { FlagTone } from '../../kit/ui/flags.tsx';
import { dayInWords } from '../../kit/house/house-clock.ts';

type Person = BoardResident['resident'];

/** Room, age, and where someone is when not at home. */
export function factsOf(person: Person, today: Day): readonly string[] {
  const born = person.date_of_birth;
  const back = person.expected_return_date;
  return [
    ...whereabouts(person),
    ...(person.status !== 'current' && back ? [`expected back ${dayInWords(back)}`] : []),
    ...(born ? [`${ageOn(born, today)} years`] : []),
  ];
}

const inWords = ({ tone, words, until }: SafetyFact): { tone: FlagTone; words: string } => ({
  tone,
  words: until ? `${words} until ${dayInWords(until)}` : words,
});

/** What to beware of, and whose name is easily taken for another's. */
export function flagsOf(
  person: Person,
  everyone: readonly Person[],
  today: Day,
): readonly { tone: FlagTone; words: string }[] {
  return [...safetyFacts(person, today).map(inWords), ...alikeFlags(person, everyone)];
}

export const alertWords = (open: number) => (open === 1 ? '1 open alert' : `${open} open alerts`);
