import { home } from '#domain/homes/home.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';

/** The ticks of a brief stand in the history, where nobody takes one back. */

/** How the history calls it when somebody ticks a card, and when they had read all that must be read. */
const oneRead = 'safety card read';
const allRead = 'safety cards read';

/** A card is read for one shift, the longest there is with the time around it; whoever comes back tomorrow reads it again. */
const shiftHours = 14;

interface BriefReader {
  readonly db: Db;
  readonly actor: Actor;
  readonly house: string;
  readonly now: string;
}

const since = (now: string): string => addHours(now, -shiftHours);

const ticksSql = `select resident, max(at) as at from user_history where home = $1 and at >= $2::timestamptz and "user" = $3 and summary = $4 group by resident`;

/** When this reader ticked whose card, this shift. */
export async function ticksOf({ db, actor, house, now }: BriefReader): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ resident: string; at: Date | string }>(ticksSql, [
    house,
    since(now),
    actor.id,
    oneRead,
  ]);
  return new Map(rows.map((row) => [row.resident, new Date(row.at).toISOString()]));
}

export const tick = ({ db, actor, house, now }: BriefReader, person: string): Promise<void> =>
  writeHistory(db, {
    at: now,
    actor,
    action: 'view',
    entity: resident.name,
    object_id: person,
    resident: person,
    home: house,
    summary: oneRead,
  });

const begunSql = `select 1 from user_history where object_id = $1 and at >= $2::timestamptz and "user" = $3 and summary = $4 limit 1`;

/** Whoever has begun to record this shift is not stopped again in the middle of it by a card that turned red since. */
export async function hasBegun({ db, actor, house, now }: BriefReader): Promise<boolean> {
  return (await db.query(begunSql, [house, since(now), actor.id, allRead])).length > 0;
}

export const noteBegun = ({ db, actor, house, now }: BriefReader): Promise<void> =>
  writeHistory(db, {
    at: now,
    actor,
    action: 'view',
    entity: home.name,
    object_id: house,
    home: house,
    summary: allRead,
  });
