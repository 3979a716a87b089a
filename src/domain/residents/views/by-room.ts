import { compareNames } from '../../kit/names/compare-names.ts';
import type { Unchecked } from '../../kit/vocabulary/entity.ts';
import type { Resident } from '../person/resident.ts';

type Placed = Unchecked<Pick<Resident, 'room' | 'last_name'>>;

/** The order in which one walks through the house: 2 before 11, and who has no room at the end. */
export const byRoom = (a: Placed, b: Placed): number =>
  Number(!a.room) - Number(!b.room) ||
  compareNames(a.room ?? '', b.room ?? '') ||
  compareNames(a.last_name ?? '', b.last_name ?? '');
