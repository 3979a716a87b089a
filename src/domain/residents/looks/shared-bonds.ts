import { plainName } from '../../kit/names/plain-text.ts';
import type { Family } from '../family/family.ts';

/** What is on file of a colleague by which a relative could be known. */
export interface ReaderOnFile {
  readonly last_name: string;
  readonly phones: readonly string[];
  readonly address: string | null;
}

export type ContactOnFile = Pick<Family, 'last_name' | 'relationship' | 'phone' | 'mobile' | 'address'> & {
  readonly name: string;
};

export interface ResidentOnFile {
  readonly last_name: string;
  readonly contacts: readonly ContactOnFile[];
}

/** Those who come for their work share a name with somebody by chance. */
const byProfession: ReadonlySet<Family['relationship']> = new Set([
  'advocate',
  'imca',
  'solicitor',
  'social_worker',
  'deputy',
  'appointee',
]);

/** The last nine figures: with and without the country's own number it is the same telephone. */
const telephone = (given: string | null): string => (given ?? '').replace(/\D/g, '').slice(-9);
const address = (given: string | null): string => plainName(given).replace(/[^a-z0-9]/g, '');
const isSame = (a: string, b: string, shortest: number): boolean => a.length >= shortest && a === b;

/** What two people's files have in common, each as a sentence. A shared name says nothing by itself: that is for people to know. */
export function sharedBonds(reader: ReaderOnFile, resident: ResidentOnFile): readonly string[] {
  const name = plainName(reader.last_name);
  const phones = reader.phones.map(telephone);
  return [
    ...(isSame(name, plainName(resident.last_name), 2) ? ['The same last name as the resident.'] : []),
    ...resident.contacts.flatMap((contact) => [
      ...(!byProfession.has(contact.relationship) && isSame(name, plainName(contact.last_name), 2)
        ? [`The same last name as ${contact.name}, whom the resident’s file names.`]
        : []),
      ...([contact.phone, contact.mobile].some((one) => phones.some((own) => isSame(own, telephone(one), 9)))
        ? [`The same telephone as ${contact.name}, whom the resident’s file names.`]
        : []),
      ...(isSame(address(reader.address), address(contact.address), 8)
        ? [`The same address as ${contact.name}, whom the resident’s file names.`]
        : []),
    ]),
  ];
}
