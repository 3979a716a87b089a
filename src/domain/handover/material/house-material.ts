import type { PaymentsHandover } from '../../money/payments-handover.ts';
import type { RepairRecord } from '../../premises/repairs/repair-record.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import type { Rota } from '../../rota/rota.ts';
import type { StaffingGap } from '../../rota/staffing-gap.ts';
import type { AppointmentRow, CalledOffRow, IncidentRow, NoteRow } from './material.ts';

/** What the part of a handover about the house itself is read from. */

export interface OnNextShift extends Pick<
  Rota,
  'id' | 'shift_type' | 'status' | 'staff' | 'role_on_shift' | 'start_at' | 'end_at'
> {
  readonly name: string | null;
}

export interface RepairRow extends Pick<
  RepairRecord,
  'id' | 'title' | 'location' | 'priority' | 'status' | 'target_at'
> {
  readonly reported_at: Moment;
  readonly by: string | null;
}

export interface CashCountRow extends Pick<PaymentsHandover, 'id' | 'tins_counted' | 'status'> {
  readonly counted_at: Moment;
  readonly total_difference: number;
  /** The names of both. */
  readonly handed_over_by: string | null;
  readonly received_by: string | null;
}

/** A task of an earlier handover that nobody has ticked off. */
export interface OpenTask {
  /** The handover it stands in. */
  readonly id: string;
  readonly text: string;
  readonly due_at: Moment | null;
  readonly given_at: Moment;
  readonly assigned_to: string | null;
}

export interface Departed {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly updated_at: Moment;
}

export interface HouseMaterial {
  readonly today: Day;
  /** Whether somebody lives in the house by the coming shift. */
  readonly is_lived_in: boolean;
  /** Those of the next day, so that a shift can still be filled. */
  readonly gaps: readonly StaffingGap[];
  readonly coming: readonly OnNextShift[];
  readonly repairs: readonly RepairRow[];
  readonly count: CashCountRow | null;
  /** Earlier counts whose difference is open, or was resolved in the stretch. */
  readonly differences: readonly CashCountRow[];
  /** What befell staff, visitors, the building or our data. */
  readonly incidents: readonly IncidentRow[];
  readonly notes: readonly NoteRow[];
  readonly appointments: readonly AppointmentRow[];
  readonly called_off: readonly CalledOffRow[];
  readonly tasks: readonly OpenTask[];
  readonly departed: readonly Departed[];
  /** What the person who gives the handover says of the keys and the phones; null while nobody has. */
  readonly keys_handed: boolean | null;
  readonly phones_handed: boolean | null;
}
