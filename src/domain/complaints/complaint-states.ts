import { move } from '../kit/vocabulary/states.ts';

export const complaintStatus = {
  received: 'Received',
  acknowledged: 'Acknowledged',
  investigating: 'Being looked into',
  answered: 'Answered',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const;
export type ComplaintStatus = keyof typeof complaintStatus;

const by = 'step';

/** From the day it is received to what was learnt from it. Each step asks for what it needs. */
export const complaintStates = {
  start: 'received',
  moves: [
    move('received', 'acknowledged', 'acknowledge', {
      by,
      verb: 'Acknowledge it',
      needs: ['acknowledged_at', 'acknowledged_how'],
      takes: ['wanted'],
    }),
    move('acknowledged', 'investigating', 'investigate', {
      by,
      verb: 'Name who looks into it',
      needs: ['investigator'],
      takes: ['concerns'],
    }),
    move('investigating', 'answered', 'answer', {
      by,
      verb: 'Answer it',
      needs: ['findings', 'outcome', 'answer', 'answered_at', 'answered_how'],
    }),
    move('answered', 'closed', 'close', {
      by,
      verb: 'Close it with what was learnt',
      needs: ['learning'],
      takes: ['contentment'],
    }),
    move(['answered', 'closed'], 'investigating', 'reopen', {
      by,
      verb: 'Look into it again',
      needs: ['reopen_reason', 'investigator'],
    }),
    move(['received', 'acknowledged', 'investigating'], 'withdrawn', 'withdraw', {
      by,
      verb: 'It was withdrawn',
      needs: ['withdraw_reason'],
    }),
    move('withdrawn', 'acknowledged', 'reopen', {
      by,
      verb: 'Take it up again',
      needs: ['reopen_reason', 'acknowledged_at', 'acknowledged_how'],
    }),
  ],
} as const;

/** The step by which a complaint gets on; null where there is nothing left to do. */
export const onward: { readonly [S in ComplaintStatus]: ComplaintStatus | null } = {
  received: 'acknowledged',
  acknowledged: 'investigating',
  investigating: 'answered',
  answered: 'closed',
  closed: null,
  withdrawn: null,
};

/** The way of a complaint that nobody withdraws. */
export const procedure = ['received', 'acknowledged', 'investigating', 'answered', 'closed'] as const;
