import type { Db } from '../kit/runtime/database.ts';

// Locked together, so that two superusers cannot take each other's place away in the same moment.
const superusers = 'select id from staff where is_superuser and is_active and not is_deleted order by id for update';

/** Nobody else could let anybody in. */
export async function isLastSuperuser(db: Db, id: string): Promise<boolean> {
  const all = await db.query<{ id: string }>(superusers);
  return all.length === 1 && all[0]?.id === id;
}
