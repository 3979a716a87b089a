import type { RoundKind, RoundResident } from '#domain/homes/round.ts';
import { alikeFlags } from '#domain/residents/person/name-alike.ts';
import { safetyFacts, type SafetyTopic } from '#domain/residents/person/safety-facts.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import type { ReactNode } from 'react';
import { Flags, type FlagTone } from '../../../kit/ui/flags.tsx';
import { dayInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { PersonFace } from '../../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './round-person.module.css';

type Person = RoundResident['resident'];

/** What can harm with the very next cup, the very next check or the very next step; the rest stands on the person's page. */
const atRoutines: readonly SafetyTopic[] = [
  'allergy',
  'falls',
  'thickness',
  'swallowing',
  'food',
  'choking',
  'hoist',
  'two_staff',
  'anticoagulant',
  'epilepsy',
  'infection',
];
const matters: Readonly<Record<RoundKind, readonly SafetyTopic[]>> = {
  fluid_intake: ['allergy', 'thickness', 'swallowing', 'choking', 'diabetes', 'fluid_limit'],
  sleep: [
    'allergy',
    'falls',
    'epilepsy',
    'dnacpr',
    'wishes',
    'self_harm',
    'absconding',
    'hoist',
    'two_staff',
    'infection',
  ],
  morning_routine: atRoutines,
  afternoon_routine: atRoutines,
};

function flagsOf(
  kind: RoundKind,
  person: Person,
  everyone: readonly Person[],
  today: string,
): readonly { tone: FlagTone; words: string }[] {
  return [
    ...safetyFacts(person, today)
      .filter(({ topic }) => matters[kind].includes(topic))
      .map(({ tone, words }) => ({ tone, words })),
    ...alikeFlags(person, everyone),
  ];
}

interface RoundPersonProps {
  kind: RoundKind;
  person: Person;
  everyone: readonly Person[];
  /** How they stand: a total, a time. */
  children?: ReactNode;
}

/** Whom the row is about, with all that must be seen before anything is given. */
export function RoundPerson({ kind, person, everyone, children }: RoundPersonProps) {
  const clock = useHouseClock();
  const name = personName(person);
  const [back, likes] = [person.expected_return_date, person.likes];
  return (
    <div className={css['who']}>
      <PersonFace name={name} photo={person.photo} size={56} />
      <div className={css['facts']}>
        <div className={css['named']}>
          <h3>{name}</h3>{' '}
          <span className={kit['note']}>
            {[
              ...whereabouts(person),
              ...(person.status !== 'current' && typeof back === 'string' ? [`expected back ${dayInWords(back)}`] : []),
            ].join(' · ')}
          </span>
        </div>
        {person.status === 'current' && (
          <>
            <Flags label="Safety" flags={flagsOf(kind, person, everyone, clock.today())} />
            {typeof likes === 'string' && likes && <span className={css['likes']}>Likes: {likes}</span>}
            {children}
          </>
        )}
      </div>
    </div>
  );
}
