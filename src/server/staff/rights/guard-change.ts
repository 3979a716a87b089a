import { guardListWords } from '#domain/staff/rights/guarded-rights.ts';
import type { RightsChange } from '#domain/staff/rights/rights-change.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { effectOf, readRightsBook } from './rights-book.ts';
import { secondPeople } from './second-person.ts';

const applying = `select 1 from rights_change where entity = $1 and target = $2 and state = 'applying'`;

interface Guarding {
  readonly db: Db;
  readonly askedBy: string;
  readonly now: string;
}

/**
 * Why a change of rights cannot be made by one person; null where it can. It can where nobody gains anything that is
 * guarded, where a second person has just confirmed it, and where there is nobody who could.
 */
export async function guardComplaint(change: RightsChange, { db, askedBy, now }: Guarding): Promise<string | null> {
  const book = await readRightsBook(db);
  const { guards } = effectOf(book, change);
  if (guards.length === 0) return null;
  if ((await db.query(applying, [change.entity, change.target])).length > 0) return null;
  if (secondPeople(book, change, { askedBy, now }).length === 0) return null;
  return `This gives rights over ${guardListWords(guards)}. Ask for it, and a second person confirms it.`;
}
