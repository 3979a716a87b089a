import { calledName, type NamedPerson } from '../people/person-name.ts';

const collator = new Intl.Collator('en-GB', { numeric: true });

/** The order of names in a list, whatever language the machine speaks: room 2 before room 11. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

const compareIds = (a: NamedPerson, b: NamedPerson): number => {
  const [one, other] = [String(a.id), String(b.id)];
  return one < other ? -1 : Number(one > other);
};
const lastName = ({ last_name }: NamedPerson): string => (typeof last_name === 'string' ? last_name.trim() : '');

/** The order of people in a list: by last name, then by the name they go by. `personOrderSql` is its twin for statements. */
export const comparePeople = (a: NamedPerson, b: NamedPerson): number =>
  compareNames(lastName(a), lastName(b)) || compareNames(calledName(a), calledName(b)) || compareIds(a, b);
