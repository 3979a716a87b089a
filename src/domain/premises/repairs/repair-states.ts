import type { PermissionVerb } from '../../kit/vocabulary/acts.ts';
import { move } from '../../kit/vocabulary/states.ts';

export const repairStatus = {
  reported: 'Reported',
  triaged: 'Looked at',
  assigned: 'Given to someone',
  in_progress: 'In progress',
  awaiting_parts: 'Waiting for parts',
  on_hold: 'On hold',
  completed: 'Completed',
  verified: 'Verified',
  cancelled: 'Cancelled',
} as const;
export type RepairStatus = keyof typeof repairStatus;

const by = 'status';
const open = ['reported', 'triaged', 'assigned', 'in_progress', 'awaiting_parts', 'on_hold'] as const;

/** From anyone's report to someone else's word that it is mended. Each step asks for what it needs, and takes what is known by then. */
export const repairStates = {
  start: 'reported',
  moves: [
    move('reported', 'triaged', 'triage', {
      by,
      verb: 'Say how urgent it is',
      takes: ['priority', 'planned_date', 'safety_risk', 'interim_control'],
    }),
    move('triaged', 'assigned', 'progress', {
      by,
      verb: 'Give it to someone',
      takes: ['contractor', 'contractor_phone', 'contractor_ref', 'quote'],
    }),
    move('assigned', 'in_progress', 'progress', { by, verb: 'Begin the work', takes: ['attended_at'] }),
    move(['awaiting_parts', 'on_hold'], 'in_progress', 'progress', { by, verb: 'Go on with the work' }),
    move('in_progress', 'completed', 'progress', {
      by,
      verb: 'The work is done',
      needs: ['attended_at', 'completed_at', 'work_done'],
      takes: ['cost', 'photo_after'],
    }),
    move('in_progress', 'awaiting_parts', 'progress', { by, verb: 'Wait for parts' }),
    move('in_progress', 'on_hold', 'progress', { by, verb: 'Put on hold', needs: ['hold_reason'] }),
    move('completed', 'verified', 'verify', { by, verb: 'It is mended', notBy: ['completed_by'] }),
    move(['completed', 'verified'], 'in_progress', 'reopen', {
      by,
      verb: 'Not mended: open it again',
      takes: ['reopen_reason'],
    }),
    move(open, 'cancelled', 'cancel', { by, verb: 'Cancel it', needs: ['cancel_reason'] }),
  ],
} as const;

/** The step by which a repair gets on; null where there is nothing left to do. */
const onward: { readonly [S in RepairStatus]: RepairStatus | null } = {
  reported: 'triaged',
  triaged: 'assigned',
  assigned: 'in_progress',
  in_progress: 'completed',
  awaiting_parts: 'in_progress',
  on_hold: 'in_progress',
  completed: 'verified',
  verified: null,
  cancelled: null,
};

export function mainStep(status: RepairStatus): { to: RepairStatus; right: PermissionVerb; verb: string } | null {
  const to = onward[status];
  const step = repairStates.moves.find((one) => one.to === to && one.from.some((from) => from === status));
  return step ? { to: step.to, right: step.right, verb: step.verb ?? repairStatus[step.to] } : null;
}
