import { addHours, type Moment } from '../../kit/time/time.ts';

export type RepairPriority = 'emergency' | 'urgent' | 'routine' | 'planned';

export interface RepairTarget {
  make_safe_by: Moment | null;
  target_at: Moment | null;
}

/**
 * By when a repair is to be done. 24 hours for an emergency is the usual landlord standard
 * (Housing Solutions, repair priorities; Housing 21 handbook); the other times are our own choice.
 */
export function repairTarget(repair: {
  priority: RepairPriority;
  reported_at: Moment;
  planned_at: Moment | null;
}): RepairTarget {
  const after = (hours: number) => addHours(repair.reported_at, hours);
  switch (repair.priority) {
    case 'emergency':
      return { make_safe_by: after(4), target_at: after(24) };
    case 'urgent':
      return { make_safe_by: null, target_at: after(3 * 24) };
    case 'routine':
      return { make_safe_by: null, target_at: after(28 * 24) };
    case 'planned':
      return { make_safe_by: null, target_at: repair.planned_at };
  }
}

const emergencies = new Set(['lift_hoist', 'call_system', 'fire_safety', 'heating_hot_water']);

/** Failures of these are emergencies where older or disabled people live (Housing 21 handbook). */
export const suggestedPriority = (category: string): RepairPriority =>
  emergencies.has(category) ? 'emergency' : 'routine';
