import type { NamedPerson } from '../../kit/people/person-name.ts';
import { compareNames, comparePeople } from '../../kit/names/compare-names.ts';
import type { Unchecked } from '../../kit/vocabulary/entity.ts';
import type { Resident } from '../person/resident.ts';

type Placed = NamedPerson & Unchecked<Pick<Resident, 'room'>>;

/** The order in which one walks through the house: 2 before 11, and who has no room at the end. */
export const byRoom = (a: Placed, b: Placed): number =>
  Number(!a.room) - Number(!b.room) || compareNames(a.room ?? '', b.room ?? '') || comparePeople(a, b);
