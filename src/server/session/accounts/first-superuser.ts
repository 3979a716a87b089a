import { noCommitListener, onPool } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { superuserExists } from './account-holder.ts';
import { makeLink } from '../letters/one-time-link.ts';

/** Where nobody can let anybody in, the terminal can: a link for whoever started the product. Null where it is not needed. */
export async function firstSuperuserLink(parts: AppDependencies): Promise<string | null> {
  const db = onPool(parts.pool, noCommitListener);
  const [someone] = await db.query(superuserExists);
  return someone ? null : makeLink(db, parts, { staff: null, kind: 'first_superuser' });
}
