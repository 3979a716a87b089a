import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Reach } from '#domain/kit/vocabulary/permissions.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../access/actor.ts';
import type { HomeFacts } from '../context/circumstances.ts';
import type { RecordContext } from '../context/record-context.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { editWindowWords } from '#domain/kit/people/edit-window-words.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { readerOf } from '../access/actor.ts';
import { requirePermission, ownWithinEditWindow, reachesOf } from '../access/permission.ts';
import { refused } from '../runtime/refusals.ts';
import { seesRestricted } from '../access/visible-record.ts';

/** An author changes or strikes out an own entry while the edit window of the home is open. */
function windowOpen(record: AnyRecord, home: HomeFacts, now: string): boolean {
  return Date.parse(now) - Date.parse(record.created_at) <= home.settings.edit_window_minutes * 60_000;
}

/** A right to today's records holds for what becomes of them too: nobody moves one to a day that is not theirs. */
const byDay = (reach: Reach): Reach => ({
  rows: Object.fromEntries(Object.entries(reach.rows ?? {}).filter(([, test]) => 'today' in test)),
});

/** The fields of this record that the caller may change; refused where there are none. */
export function changeableFields(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  record: AnyRecord,
  input: Input,
  home: HomeFacts,
): Fields {
  const permission = requirePermission(actor, 'change', entity);
  const fields = writable(entity);
  // Nobody writes over what they cannot see: left out of the answer, it is left out of the change.
  const seen = seesRestricted(actor, record)
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.restricted));
  if (permission.all) return seen;
  const now = context.now();
  const near = reachesOf(permission, record, actor, now).filter(
    (reach) => reach !== ownWithinEditWindow || windowOpen(record, home, now),
  );
  const reaches = near.filter(
    (reach) => reachesOf({ all: false, reaches: [byDay(reach)] }, { ...record, ...input }, actor, now).length > 0,
  );
  if (near.length > 0 && reaches.length === 0)
    throw refused('You may change this today, but not move it to another day.');
  if (reaches.length === 0)
    throw refused(
      editWindowWords(entity, 'change', { minutes: home.settings.edit_window_minutes, reader: readerOf(actor) }),
    );
  if (reaches.some((reach) => !reach.fields)) return seen;
  const within = new Set(reaches.flatMap((reach) => reach.fields ?? []));
  const beyond = Object.keys(input).filter((name) => name in fields && !within.has(name));
  if (beyond.length > 0)
    throw refused(
      `You may not change: ${beyond.map((name) => fields[name]?.label ?? name).join(', ')}. ${whoCan(entity.access, 'change', readerOf(actor))}`,
    );
  return Object.fromEntries(Object.entries(fields).filter(([name]) => within.has(name)));
}

export function requireRemoval(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  record: AnyRecord,
  home: HomeFacts,
): void {
  const permission = requirePermission(actor, 'delete', entity);
  const own = record.created_by === actor.id;
  if (permission.all && (own || entity.trait !== 'care_entry' || actor.rights.has('strike_out_any'))) return;
  const now = context.now();
  const reaches = reachesOf(permission, record, actor, now).filter(
    (reach) => reach !== ownWithinEditWindow || windowOpen(record, home, now),
  );
  if (permission.all || reaches.length === 0)
    throw refused(
      editWindowWords(entity, 'delete', { minutes: home.settings.edit_window_minutes, reader: readerOf(actor) }),
    );
}
