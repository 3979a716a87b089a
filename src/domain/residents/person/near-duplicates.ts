import type { Unchecked } from '../../kit/vocabulary/entity.ts';
import { plainName } from '../../kit/names/plain-text.ts';
import { isMeant, nameWords } from './name-words.ts';
import type { Resident } from './resident.ts';

type Person = Unchecked<
  Pick<Resident, 'first_name' | 'preferred_name' | 'last_name' | 'date_of_birth' | 'national_id'>
>;

const isSet = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNear = (a: string, b: string): boolean => a === b || isMeant(a, b) || isMeant(b, a);
const firstNames = ({ first_name, preferred_name }: Person): readonly string[] => nameWords(first_name, preferred_name);

const sharesFirstName = (a: Person, b: Person): boolean =>
  firstNames(a).some((name) => firstNames(b).some((other) => isNear(name, other)));
const sharesSurname = (a: Person, b: Person): boolean =>
  isSet(a.last_name) && isSet(b.last_name) && isNear(plainName(a.last_name), plainName(b.last_name));
const plainNumber = (value: unknown): string => plainName(value).replaceAll(' ', '');

/** Those already known who may be the same person: the same number, or two of surname, first name and day of birth. */
export const nearDuplicates = <P extends Person>(person: Person, known: readonly P[]): readonly P[] =>
  known.filter((other) => {
    if (isSet(person.national_id) && plainNumber(person.national_id) === plainNumber(other.national_id)) return true;
    const shared = [
      sharesSurname(person, other),
      sharesFirstName(person, other),
      isSet(person.date_of_birth) && person.date_of_birth === other.date_of_birth,
    ];
    return shared.filter(Boolean).length >= 2;
  });
