import { updateColumns } from '../../kit/records/write-record.ts';
import { addHours, localDay } from '#domain/kit/time/time.ts';
import { rota } from '#domain/rota/rota.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { systemAuthor, writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { zone } from '../stage/calendar.ts';
import { idAt } from '../stage/id-at.ts';
import { insertRecords } from '../stage/insert.ts';
import { RecordBook } from '../stage/record-book.ts';
import { seeded } from '../stage/seeded.ts';

/** How long the two guests of the demonstration are let in for, in hours. */
const grants = { agency: 7 * 24, auditor: 14 * 24 } as const;
const shiftHours = 12;
/** A visitor who signs in now should not be shown the door before the evening. */
const coveredHours = 8;

/** At each start the agency worker and the auditor may come in again, and the agency worker is on shift in Rose House. */
export async function renewGrants(context: Pick<RecordContext, 'transaction' | 'now'>): Promise<void> {
  const now = context.now();
  await context.transaction(async (tx) => {
    for (const [username, hours] of Object.entries(grants)) await renew(tx, username, now, addHours(now, hours));
    await onShift(tx, now);
  });
}

// Somebody real may be called `agency`: only the published account is renewed.
const published = `exists (select 1 from credential c where c.staff = s.id and c.demonstration)`;

const grantees = `select s.id, s.version from staff s where s.username = $1 and not s.is_deleted and ${published} for update`;

async function renew(tx: Db, username: string, from: string, until: string): Promise<void> {
  const [grantee] = await tx.query<{ id: string; version: number }>(grantees, [username]);
  if (!grantee) return;
  const context = { now: () => from, rules: {} };
  const audit = { actions: ['update'], reason: 'Access of the demonstration renewed' };
  await updateColumns({ context, db: tx, entity: staff, author: systemAuthor, audit }, grantee, {
    access_starts_at: from,
    access_expires_at: until,
  });
}

const lastCover = `select s.id as staff, h.id as home,
    (select max(r.end_at) from rota r where r.staff = s.id and not r.is_deleted and r.status in ('published', 'accepted') and r.start_at <= $1::timestamptz and r.end_at > $1::timestamptz) as covered_until
  from staff s join home h on h.id = any(s.homes) where s.username = 'agency' and not s.is_deleted and ${published} and h.name = 'Rose House'`;

async function onShift(tx: Db, now: string): Promise<void> {
  const [agency] = await tx.query<{ staff: string; home: string; covered_until: Date | string | null }>(lastCover, [
    now,
  ]);
  if (!agency) return;
  const until = agency.covered_until === null ? null : new Date(agency.covered_until).toISOString();
  if (until !== null && until > addHours(now, coveredHours)) return;
  const start = until ?? addHours(now, -0.5);
  const book = new RecordBook();
  // Beside the rota, not on it: the night that nobody has taken is still to be found.
  const values = {
    home: agency.home,
    staff: agency.staff,
    date: localDay(start, zone),
    shift_type: 'long_day',
    start_at: start,
    end_at: addHours(start, shiftHours),
    role_on_shift: 'shadow',
    notes: 'Agency worker getting to know the house, kept going for the demonstration.',
  };
  const draft = book.write(rota, { by: null, at: now, id: idAt(now, seeded(`shift ${now}`)), values });
  const published = book.carryOn(rota, draft, {
    by: null,
    at: now,
    sets: { status: 'published' },
    action: 'published',
  });
  await insertRecords(tx, rota, [{ ...published, version: 1 }], new Set(['home', 'staff', 'resident']), () =>
    Buffer.alloc(0),
  );
  await writeHistory(tx, {
    at: now,
    actor: null,
    user_name: systemAuthor.name,
    action: 'create',
    entity: rota.name,
    object_id: published.id,
    object_version: 1,
    home: agency.home,
  });
}
