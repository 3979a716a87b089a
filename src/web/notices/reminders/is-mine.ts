import type { Notification } from '#domain/notices/notification.ts';
import type { ScheduledRow } from './use-scheduled.ts';

/** Told to this person, or theirs to see to. */
export const isMine = ({ staff, informed }: Pick<Notification, 'staff' | 'informed'>, me: string | null): boolean =>
  me !== null && (staff === me || informed.includes(me));

/** What a person is in the house at this hour. */
export interface MyPart {
  readonly me: string | null;
  /** On shift, or answering for a house in which nobody is. */
  readonly isAtWork: boolean;
  readonly leads: boolean;
  readonly manages: boolean;
  /** The residents whose key worker they are. */
  readonly keyWorkerOf: ReadonlySet<string>;
}

type Assigned = Pick<ScheduledRow, 'assigned_to' | 'assigned_role' | 'resident'>;

/** Given to this person by name, to whoever is on shift, or to a role that is theirs now. */
export function isMineToDo(row: Assigned, { me, isAtWork, leads, manages, keyWorkerOf }: MyPart): boolean {
  if (row.assigned_to) return row.assigned_to === me;
  switch (row.assigned_role) {
    case 'team':
      return isAtWork;
    case 'shift_lead':
      return leads;
    case 'manager':
      return manages;
    case 'key_worker':
      return row.resident !== null && keyWorkerOf.has(row.resident);
    default:
      return false;
  }
}
