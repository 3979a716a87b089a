import { faultSentence, type HistoryCheck } from '../../../staff/history/history-fault.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';

/** The last look through the history, where it found something. */
export type HistoryCheckFacts = Pick<HistoryCheck, 'checked_at' | 'found'>;

export const historyAlerts: readonly AlertRule<readonly HistoryCheckFacts[]>[] = [
  {
    code: 'HIS-1',
    category: 'system',
    title: 'The history was changed from outside',
    to: ['manager', 'superuser'],
    source: 'Our own rule: nothing that was written is ever rewritten',
    answeredByPlan: true,
    says: () =>
      'Once a day the whole history is compared with its seals, and every record with its history. A line, a record or a seal is not as Hearth left it.',
    clears: 'It clears when the history is looked through again and found whole, or with the manager’s action plan.',
    find: (checks) =>
      checks.flatMap(({ found }) =>
        found.slice(0, 1).map((fault) => ({
          resident: null,
          object: null,
          severity: 'critical',
          saw: `${faultSentence(fault, (entity) => entity.replaceAll('_', ' '))}${found.length > 1 ? ` ${found.length - 1} more are listed with the history.` : ''}`,
          occasions: [JSON.stringify(fault)],
        })),
      ),
  },
];
