import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import { writeHistory } from '../context/audit-entry.ts';
import type { Keeper } from '../context/record-context.ts';
import { findShown } from './audited-read.ts';
import { identityOf } from '../history/write-audit.ts';

/** A page about the record went to paper, which no right reaches any more: who took it, and when. It changes nothing, so nobody hears of it. */
export async function notePrint(keeper: Keeper, actor: Actor, entity: Entity, id: string): Promise<void> {
  const record = await findShown({ keeper, actor, entity }, id);
  await writeHistory(keeper.db, { at: keeper.now(), actor, action: 'print', ...identityOf(entity, record), object_version: null });
}
