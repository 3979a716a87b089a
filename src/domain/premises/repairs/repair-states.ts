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

const by = 'status';
const open = ['reported', 'triaged', 'assigned', 'in_progress', 'awaiting_parts', 'on_hold'] as const;

/** From anyone's report to someone else's word that it is mended. */
export const repairStates = {
  start: 'reported',
  moves: [
    move('reported', 'triaged', 'triage', { by }),
    move('triaged', 'assigned', 'progress', { by }),
    move(['assigned', 'awaiting_parts', 'on_hold'], 'in_progress', 'progress', { by }),
    move('in_progress', 'awaiting_parts', 'progress', { by }),
    move('in_progress', 'on_hold', 'progress', { by, needs: ['hold_reason'] }),
    move('in_progress', 'completed', 'progress', { by, needs: ['attended_at', 'completed_at', 'work_done'] }),
    move('completed', 'verified', 'verify', { by, notBy: ['completed_by'] }),
    move(['completed', 'verified'], 'in_progress', 'reopen', { by }),
    move(open, 'cancelled', 'cancel', { by, needs: ['cancel_reason'] }),
  ],
} as const;
