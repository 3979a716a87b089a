import { calledName, personName, type NamedPerson } from '../people/person-name.ts';
import { plainName } from './plain-text.ts';

const othersCalled = <P extends NamedPerson>(name: (one: NamedPerson) => string, person: P, around: readonly P[]) =>
  around.filter((other) => other.id !== person.id && plainName(name(other)) === plainName(name(person)));

/** The name they go by where nobody around shares it, else the whole name: "Save for Margaret" must not leave open which Margaret. */
export const shortName = (person: NamedPerson, around: readonly NamedPerson[]): string =>
  othersCalled(calledName, person, around).length > 0 ? personName(person) : calledName(person);

/** A name with the room beside it, if there is one. */
export const nameAndRoom = (name: string, room: unknown): string =>
  typeof room === 'string' && room !== '' ? `${name}, room ${room}` : name;

interface InList extends NamedPerson {
  readonly room?: unknown;
  /** What a colleague does here, in words. */
  readonly job?: unknown;
  readonly username?: unknown;
}

/** What tells a colleague apart from others of the same name: the job where they have another, else the username. */
function jobOrUsername({ job, username }: InList, alike: readonly InList[]): unknown {
  return job && alike.every((other) => other.job !== job) ? job : (username ?? job);
}

/** The whole name; where somebody else in the same list is called exactly so, with the room or with what a colleague does. */
export function nameInList(person: InList, around: readonly InList[]): string {
  const alike = othersCalled(personName, person, around);
  const name = personName(person);
  if (alike.length === 0) return name;
  if (person.room) return nameAndRoom(name, person.room);
  return [name, jobOrUsername(person, alike)].filter(Boolean).join(', ');
}
