import { choice, date, longText, must, ref, text, yesNo } from '../kit/vocabulary/fields.ts';
import { suggestion } from './suggestion.ts';

/** What a suggestion can become. It stays as it was said, and each of them keeps the link to it. */
export const becomes = { task: 'A task', repair: 'A repair', complaint: 'A complaint' } as const;
export type Becomes = keyof typeof becomes;

/** What is asked before somebody is given a task. */
export const taskFields = {
  title: must(text('Task', { max: 200, help: 'Read in passing on shared screens: no names and nothing clinical.' })),
  staff: must(ref('Who does it', { to: 'staff' })),
  due_on: must(date('By', { tense: 'future', offers: ['1 week', '1 month'] })),
  message: longText('More about it', { max: 4000 }),
} as const;

/** What is asked before something is repaired. */
export const repairFields = {
  title: must(text('What is to be done', { max: 200 })),
  location: must(text('Where', { max: 120 })),
  description: must(longText('Description', { max: 4000 })),
  priority: must(
    choice('How urgent', {
      options: { urgent: 'Urgent, within 3 days', routine: 'Routine, within 28 days' },
      default: 'routine',
    }),
  ),
  safety_risk: must(yesNo('Someone could be harmed', { default: false })),
  interim_control: must(longText('What keeps people safe until then', { max: 1000, when: { safety_risk: [true] } })),
} as const;

/** Something that came of a suggestion, as its page lists it. */
export interface SuggestionOutcome {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly created_at: string;
}

/** The address of what came of a suggestion. */
export const outcomesPath = `/api/${suggestion.path}/:id/outcomes`;
