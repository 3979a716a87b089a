import type { Acting } from './keeper.ts';
import { conflict } from './refusals.ts';
import { readsDeparted } from './scope.ts';
import { quoted } from './table.ts';

export interface Kept {
  readonly body: string;
  readonly created: boolean;
}

/**
 * A POST that arrives twice is answered twice with the one record it made. The same id with other content,
 * or an id that belongs to a record out of the caller's sight, is a conflict that reveals nothing.
 */
export async function alreadyKept({ keeper, actor, entity, within = keeper.db }: Acting, id: string, content: Buffer): Promise<Kept | null> {
  const [stored] = await within.query<{ first_content: Buffer | null; created_by: string | null }>(`select first_content, created_by from ${quoted(entity.name)} where id = $1`, [id]);
  if (!stored) return null;
  if (!stored.first_content?.equals(content)) throw conflict('Another record with this id is kept already. Nothing was saved.');
  const [row] = await within.query<{ body: string }>(keeper.statements(entity).show, [id, actor.homes, readsDeparted(actor)]);
  if (!row || (stored.created_by !== null && stored.created_by !== actor.id)) throw conflict('Another record with this id is kept already. Nothing was saved.');
  return { body: row.body, created: false };
}
