import type { Actor } from '../kit/actor.ts';
import type { Db } from '../kit/database.ts';
import { tellingSql, tellingValues, type Telling } from '../kit/history.ts';
import { quoted } from '../kit/table.ts';

export interface StaffChange {
  readonly id: string;
  readonly version: number;
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly telling: Telling;
}

const set = (name: string): string => `${quoted(name)} = (jsonb_populate_record(null::staff, $5::jsonb)).${quoted(name)}`;

const text = (names: readonly string[]): string => `with before as (select * from staff where id = $1::uuid and version = $2::int for update
  ), kept as (insert into record_version (entity, record, version, kept_at, kept_by, body)
    select 'staff', b.id, b.version, $3::timestamptz, $4::uuid, to_jsonb(b) - 'first_content' from before b
  ), after as (
    update staff t set version = t.version + 1, updated_at = $3::timestamptz, updated_by = $4::uuid, ${names.map(set).join(', ')}
    from before b where t.id = b.id and t.version = $2::int returning t.*
  ), told as (${tellingSql(6, 'after', { entity: 'staff', home: 'null::uuid', resident: 'null::uuid' })})
  select after.id from after`;

/**
 * Version, earlier state and history as with any change, but without the rules of the whole record: a missing
 * certificate must not keep an account open, nor an old phone number in place. False: the version has passed.
 */
export async function changeStaff(db: Db, actor: Actor, { id, version, at, values, telling }: StaffChange): Promise<boolean> {
  const changed = await db.query(text(Object.keys(values)), [id, version, at, actor.id, JSON.stringify(values), ...tellingValues(actor, at, telling)]);
  return changed.length > 0;
}
