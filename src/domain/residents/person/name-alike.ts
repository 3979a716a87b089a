import { plainName } from '../../kit/names/plain-text.ts';
import type { NamedPerson } from '../../kit/people/person-name.ts';

const calledBy = ({ first_name, preferred_name }: NamedPerson): readonly string[] =>
  [plainName(first_name), plainName(preferred_name)].filter(Boolean);

/** The others who share a first name, a name they go by, or a surname: a record is easily written about the wrong one. */
export function namesAlike<P extends NamedPerson>(person: NamedPerson, others: readonly P[]): readonly P[] {
  const called = new Set(calledBy(person));
  const surname = plainName(person.last_name);
  return others.filter(
    (other) =>
      other.id !== person.id &&
      ((surname !== '' && plainName(other.last_name) === surname) || calledBy(other).some((name) => called.has(name))),
  );
}

export const nameAlike = 'Name alike';

/** The same among the flags of a person. */
export const alikeFlags = (person: NamedPerson, others: readonly NamedPerson[]) =>
  namesAlike(person, others).length > 0 ? [{ tone: 'watch', words: nameAlike } as const] : [];
