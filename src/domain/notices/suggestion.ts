import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { choice, longText, moment, must, readOnly, ref, section, text, yesNo } from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { move } from '../kit/vocabulary/states.ts';

const undecided = ['new', 'acknowledged', 'considering'] as const;
const answered = { by: 'respond', needs: ['response'] } as const;

const decided =
  'This suggestion was answered and stays as it was said. A manager can answer it again, or show it on the board.';

export const suggestion = entity({
  name: 'suggestion',
  labels: { one: 'Suggestion', many: 'Suggestions' },
  title: ['title'],
  belongsTo: 'home',
  access: {
    superuser: everything,
    manager: ['view', 'add', 'change', 'respond'],
    senior: ['view', 'add'],
    carer: ['view', 'add'],
    agency: ['view', 'add'],
    auditor: ['view'],
  },
  fields: {
    ...section('The suggestion', {
      from_type: must(
        choice('From', {
          options: {
            resident: 'Resident',
            family: 'Family',
            staff: 'Staff',
            visitor: 'Visitor',
            professional: 'Professional',
            anonymous: 'Someone who stays unnamed',
          },
        }),
      ),
      is_anonymous: must(
        yesNo('Without a name', { default: false, help: 'Then nobody is written down, not even you.' }),
      ),
      from_name: text('Name', { max: 120, when: { is_anonymous: [false] } }),
      category: must(
        choice('About', {
          options: {
            food: 'Food',
            activities: 'Activities',
            environment: 'The house',
            care: 'Care',
            staffing: 'Staffing',
            communication: 'Communication',
            other: 'Other',
          },
          default: 'other',
        }),
      ),
      title: must(text('In short', { max: 200 })),
      body: must(longText('Suggestion', { max: 4000 })),
      is_complaint: must(yesNo('It is a complaint', { default: false })),
    }),
    ...section('What we did', {
      status: must(
        choice('Status', {
          options: {
            new: 'New',
            acknowledged: 'Seen',
            considering: 'Being considered',
            agreed: 'Agreed',
            declined: 'Not now',
            done: 'Done',
          },
          default: 'new',
        }),
      ),
      response: longText('Our answer', { max: 4000, mustWhen: { status: ['agreed', 'declined', 'done'] } }),
      responded_by: readOnly(ref('Answered by', { to: 'staff' })),
      responded_at: readOnly(moment('Answered at')),
      show_on_board: must(yesNo('Show on the board', { default: false })),
    }),
  },
  states: {
    start: 'new',
    moves: [
      move('new', 'acknowledged', 'respond'),
      move(['new', 'acknowledged'], 'considering', 'respond'),
      move(undecided, 'agreed', 'respond', answered),
      move(undecided, 'declined', 'respond', answered),
      move([...undecided, 'agreed'], 'done', 'respond', answered),
    ],
  },
  fixed: { in: { agreed: decided, declined: decided, done: decided }, open: ['show_on_board'] },
  list: ['title', 'from_type', 'category', 'is_complaint', 'status'],
  sorts: ['title'],
  carries: ['body', 'response', 'show_on_board', 'responded_at'],
  filters: ['category', 'from_type', 'is_complaint', 'show_on_board'],
  search: ['title', 'body'],
  // The history already names whoever wrote it, and nothing is taken out of the history.
  check: ({ is_anonymous, from_type }, { before }) =>
    before?.['is_anonymous'] === false && (is_anonymous || from_type === 'anonymous')
      ? { is_anonymous: 'This one is kept with its writer’s name. Write it again without one, and remove this.' }
      : {},
  warn: ({ is_complaint }, { before }) =>
    is_complaint && before?.['is_complaint'] !== true
      ? {
          is_complaint: [
            'complaint',
            'Complaints follow the complaints procedure, and the manager is told. Save it as a complaint?',
          ],
        }
      : {},
  derive: (said, { now, actor, before }) => ({
    ...(said.from_type === 'anonymous' || said.is_anonymous ? { is_anonymous: true, from_name: null } : {}),
    ...(said.response !== null && said.response !== before?.['response']
      ? { responded_by: actor, responded_at: now }
      : {}),
  }),
});
export type Suggestion = RecordOf<typeof suggestion>;
