import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { localTime } from '#domain/kit/time/time.ts';
import { requirePermission } from '../access/permission.ts';
import { visibleRecord } from '../access/visible-record.ts';
import type { Action } from '../context/record-context.ts';
import { conflict, invalid } from '../runtime/refusals.ts';
import { findWithNames } from './find-record.ts';

/** The version that whoever writes has seen. */
export function versionOf(input: Input): number {
  const given = input['version'];
  const version = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN;
  if (!Number.isInteger(version) || version < 1)
    throw invalid({ version: 'version is needed: the number of the version you are changing.' });
  return version;
}

/** Whoever writes has seen the record as it is now. */
export async function requireSeen(
  acting: Action,
  { id, version }: Pick<AnyRecord, 'id' | 'version'>,
  seen: number,
): Promise<void> {
  if (version !== seen) await refuseStale(acting, id);
}

/** Two people changed the same record: the second one is shown the first one's version. */
export async function refuseStale(acting: Action, id: string): Promise<never> {
  const { context, actor, entity } = acting;
  const current = await findWithNames(acting, id);
  const at = localTime(current.updated_at, actor.zoneIn(current['home']));
  const permission = requirePermission(actor, 'view', entity);
  const text = visibleRecord(entity, actor, permission, JSON.stringify(current), context.now());
  throw conflict(
    `${current.names['updated_by'] ?? 'Someone'} changed this at ${at}.`,
    text ? JSON.parse(text) : undefined,
  );
}
