import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import type { RepairPriority, RepairTarget } from './repair-target.ts';
import { isAhead } from '../../kit/time/ahead.ts';
import { entersState } from '../../kit/vocabulary/states.ts';
import { compareMoments, momentAt } from '../../kit/time/time.ts';
import { supplyComplaints, type SupplyFacts } from './lost-supply.ts';
import { decisionComplaints, type RegulatorDecision } from './regulator-decision.ts';
import { repairTarget, suggestedPriority } from './repair-target.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Repair extends RegulatorDecision, Pick<SupplyFacts, 'supply_lost_at' | 'supply_back_at'> {
  readonly category: string;
  readonly priority: RepairPriority;
  readonly planned_date: string | null;
  readonly photo: string | null;
  readonly reported_at: string | null;
  readonly attended_at: string | null;
  readonly completed_at: string | null;
  readonly completed_by: string | null;
  readonly verified_by: string | null;
  readonly status: string | null;
}

const endOfWork = '17:00';

/** When it was reported, for good, and by when its priority wants it done. */
export function repairTimes(
  repair: Repair,
  { now, zone, before }: Circumstances,
): RepairTarget & { readonly reported_at: string } {
  const reported_at = before ? (repair.reported_at ?? now) : now;
  const planned_at = repair.planned_date === null ? null : momentAt(repair.planned_date, endOfWork, zone);
  return { reported_at, ...repairTarget({ priority: repair.priority, reported_at, planned_at }) };
}

/** Whoever calls it complete is not the one to verify it; a repair taken up again has neither. */
export function repairSignatures(
  repair: Repair,
  { actor, before }: Circumstances<Repair>,
): { readonly completed_by?: string | null; readonly verified_by?: string | null } {
  if (entersState(repair, before, 'completed')) return { completed_by: actor };
  if (entersState(repair, before, 'verified')) return { verified_by: actor };
  return before && entersState(repair, before, 'in_progress') ? { completed_by: null, verified_by: null } : {};
}

export function repairComplaints(repair: Repair, { now }: Circumstances) {
  const { attended_at, completed_at, completed_by, verified_by } = repair;
  const isEarly = attended_at !== null && completed_at !== null && compareMoments(completed_at, attended_at) < 0;
  return {
    ...(completed_at !== null && isAhead(completed_at, now)
      ? { completed_at: 'Completed cannot be in the future.' }
      : {}),
    ...supplyComplaints(repair, now),
    ...decisionComplaints(repair, now),
    ...(isEarly ? { completed_at: 'Completed must not be before it was attended.' } : {}),
    ...(verified_by !== null && verified_by === completed_by
      ? { verified_by: 'Someone other than who marked it complete has to verify it.' }
      : {}),
  };
}

/** Asked when it is reported; later steps have other questions. */
export function repairWarnings({ category, priority, photo, status }: Repair) {
  if (status !== 'reported') return {};
  const isUnderrated = suggestedPriority(category) === 'emergency' && (priority === 'urgent' || priority === 'routine');
  return warningsOf({
    ...(photo === null ? { photo: ['no_photo', 'A photo helps whoever comes to mend it.'] } : {}),
    ...(isUnderrated
      ? { priority: ['usually_an_emergency', 'If it has failed, this counts as an emergency here.'] }
      : {}),
  });
}
