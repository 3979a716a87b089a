import type { Attachment } from '../../../attachments/attachment.ts';
import { soonDays } from '../../../attachments/file-validity.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';
import { dueSteps } from '../../engine/due-steps.ts';
import { eachRecord, type EvaluatedRecord } from '../../engine/each-fact.ts';

/** A paper with an end that somebody still needs. */
export interface FileFacts extends EvaluatedRecord, Pick<Attachment, 'expiry_date'> {}

/** Soon enough for an engineer or a council, and graver in the last week. Our own choice. */
const lastDays = 7;

export const fileAlerts: readonly AlertRule<readonly FileFacts[]>[] = [
  {
    code: 'FILE-1',
    title: 'A paper runs out',
    category: 'task',
    source: 'Our own figure',
    to: ['manager'],
    says: () => `A file is valid for ${soonDays} days at most, or no longer.`,
    clears: 'It clears with a new version that is valid for longer, or when the file is marked as no longer needed.',
    find: eachRecord(
      'attachment',
      (files: readonly FileFacts[]) => files,
      ({ expiry_date }, { today }) =>
        dueSteps(expiry_date, today, {
          before: [
            [soonDays, 'low'],
            [lastDays, 'medium'],
          ],
          after: 'medium',
          what: 'The next one',
        }),
    ),
  },
];
