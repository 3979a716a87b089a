import { staff, type Staff } from '#domain/staff/person/staff.ts';
import type { HistoryAction } from '#domain/staff/history/history-actions.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';

const arrivals: Readonly<Record<string, HistoryAction>> = {
  active: 'staff_activated',
  suspended: 'staff_suspended',
  left: 'staff_left',
};

const missingFrom = (known: unknown, all: readonly string[]): readonly string[] =>
  all.filter((one) => !(Array.isArray(known) && known.includes(one)));

async function namesOf({ tx }: SavedRecord<Staff>, groups: readonly string[]): Promise<string> {
  const rows = await tx.query<{ name: string }>('select name from "group" where id = any($1::uuid[]) order by name', [
    groups,
  ]);
  return rows
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 300);
}

/** Letting someone in, and closing the door behind them, stand in the history under their own names. */
export async function auditStaffChange(saved: SavedRecord<Staff>): Promise<void> {
  const person = saved.record;
  const { before } = saved;
  const earlier: readonly string[] = Array.isArray(before?.groups) ? before.groups : [];
  const given = missingFrom(earlier, person.groups);
  const taken = missingFrom(person.groups, earlier);
  const arrival = before?.status !== person.status ? arrivals[person.status] : undefined;
  if (before === null) await writeAudit(saved, staff, 'staff_created');
  else if (arrival) await writeAudit(saved, staff, arrival);
  if (before?.is_active === true && !person.is_active) await writeAudit(saved, staff, 'user_deactivated');
  if (given.length > 0) await writeAudit(saved, staff, 'permission_granted', await namesOf(saved, given));
  if (taken.length > 0) await writeAudit(saved, staff, 'permission_revoked', await namesOf(saved, taken));
  if (before !== null && before.is_superuser !== person.is_superuser)
    await writeAudit(saved, staff, person.is_superuser ? 'permission_granted' : 'permission_revoked', 'Superuser');
}
