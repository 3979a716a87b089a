import type { RecordHead } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { openWorkKinds } from '#domain/staff/person/open-work.ts';
import type { Staff } from '#domain/staff/person/staff.ts';
import type { SavedRecord } from '../../kit/context/record-context.ts';
import { updateColumns } from '../../kit/records/write-record.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { openWorkPlaces, openWorkSql, type OpenWorkPlace } from './open-work.ts';

/** A shift that was asked of somebody is open again, whatever they had answered. */
const openAgain = {
  staff: null,
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_reason: null,
  swap_agreed_at: null,
};

interface OpenRecord extends Pick<RecordHead, 'id' | 'version'> {
  readonly status: string | null;
}

const openRecords = memoize(
  (place: OpenWorkPlace) =>
    new NamedStatement(
      `${openWorkSql(place, `t.id, t.version, ${place.of.states ? 't.status' : 'null'} as status`)} order by t.id for update`,
    ),
);

/** With whoever leaves, their shifts become open and their work passes to whoever takes over, in the same transaction. */
export async function handOnWork({
  context,
  tx,
  actor,
  now,
  record: person,
  before,
}: SavedRecord<Staff>): Promise<void> {
  if (person.status !== 'left' || before === null || before.status === 'left') return;
  for (const kind of keysOf(openWorkKinds)) {
    const { ends } = openWorkKinds[kind];
    if (ends === 'stays') continue;
    const place = openWorkPlaces[kind];
    const { of: entity, field, leftTo } = place;
    const found = await openRecords(place).run<OpenRecord>(tx, { person: person.id, now });
    const value = ends === 'opens' ? null : person.handed_to;
    for (const { id, version, status } of found) {
      const changes = [{ field, old: person.id, new: value }];
      await updateColumns(
        {
          context,
          db: tx,
          entity,
          author: actor,
          now,
          audit: { actions: ['update'], changes, reason: 'Left the home' },
        },
        { id, version },
        ends === 'opens'
          ? { ...openAgain, status: status === 'draft' ? 'draft' : 'published' }
          : { [field]: value, ...(value === null ? leftTo : {}) },
      );
    }
  }
}
