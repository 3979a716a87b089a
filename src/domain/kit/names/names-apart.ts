import { calledName, personName, type NamedPerson } from '../people/person-name.ts';
import { plainName } from './plain-text.ts';

const isShared = (name: (person: NamedPerson) => string, person: NamedPerson, around: readonly NamedPerson[]) =>
  around.some((other) => other.id !== person.id && plainName(name(other)) === plainName(name(person)));

/** The name they go by where nobody around shares it, else the whole name: "Save for Margaret" must not leave open which Margaret. */
export const shortName = (person: NamedPerson, around: readonly NamedPerson[]): string =>
  isShared(calledName, person, around) ? personName(person) : calledName(person);

/** A name with the room beside it, if there is one. */
export const nameAndRoom = (name: string, room: unknown): string =>
  typeof room === 'string' && room !== '' ? `${name}, room ${room}` : name;

/** The whole name, with the room where somebody else in the same list is called exactly so. */
export const nameInList = (person: NamedPerson & { readonly room?: unknown }, around: readonly NamedPerson[]): string =>
  nameAndRoom(personName(person), isShared(personName, person, around) ? person.room : null);
