import type { Circumstances, RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { choice, longText, moment, must, readOnly, ref, section, text, yesNo } from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { shortTitle } from '../kit/words/short-title.ts';
import { suggestionStates, suggestionStatus } from './suggestion-states.ts';

const decided =
  'This suggestion was answered and stays as it was said. A manager can look at it again, or show it on the board.';

export const feelings = {
  very_happy: 'Very happy',
  happy: 'Happy',
  fine: 'So-so',
  unhappy: 'Unhappy',
  very_unhappy: 'Very unhappy',
} as const;

export const suggestionTopics = {
  food: 'Food',
  activities: 'Activities',
  environment: 'The house',
  care: 'Care',
  staffing: 'Staffing',
  communication: 'Communication',
  other: 'Other',
} as const;

const ofResident = { from_type: ['resident'], is_anonymous: [false] } as const;

export const suggestion = entity({
  name: 'suggestion',
  labels: { one: 'Suggestion', many: 'Suggestions' },
  purpose: 'What would make this a better home, and what became of it.',
  title: ['title'],
  belongsTo: 'home',
  staysWithHome: true,
  afterLeaving: true,
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
        yesNo('Without a name', {
          default: false,
          help: 'Then nobody is written down, not even you. Until you save it, it is kept nowhere but here.',
        }),
      ),
      resident: ref('Resident', { to: 'resident', when: ofResident }),
      from_name: text('Name', { max: 120, when: { is_anonymous: [false] } }),
      feeling: choice('How it feels', { options: feelings }),
      said_by: choice('How they said it', {
        options: {
          speaking: 'By speaking',
          symbols: 'With symbols or pictures',
          signing: 'By signing',
          showing: 'By showing us',
          writing: 'In writing',
        },
        when: { from_type: ['resident'] },
      }),
      category: must(choice('About', { options: suggestionTopics, default: 'other' })),
      body: must(longText('Suggestion', { max: 4000, help: 'In their own words.' })),
      title: must(text('In short', { max: 200 })),
      is_complaint: must(
        yesNo('It is a complaint', {
          default: false,
          help: 'Something went wrong and should be put right. It then follows the complaints procedure.',
        }),
      ),
    }),
    ...section('What we did', {
      status: must(choice('Status', { options: suggestionStatus, default: 'new' })),
      response: longText('Our answer', { max: 4000, mustWhen: { status: ['agreed', 'declined', 'done'] } }),
      responded_by: readOnly(ref('Answered by', { to: 'staff' })),
      responded_at: readOnly(moment('Answered at')),
      show_on_board: must(
        yesNo('Show on the board', { default: false, help: 'It hangs where everybody reads it: name nobody.' }),
      ),
    }),
  },
  states: suggestionStates,
  fixed: {
    in: { agreed: decided, declined: decided, done: decided },
    open: ['show_on_board'],
    byCall: ['is_complaint'],
  },
  list: ['title', 'from_type', 'category', 'is_complaint', 'status'],
  sorts: ['title'],
  carries: ['body', 'response', 'show_on_board', 'responded_at', 'feeling', 'created_at'],
  filters: ['category', 'from_type', 'is_complaint', 'show_on_board'],
  search: ['title', 'body'],
  isAnonymous: ({ is_anonymous, from_type }) => is_anonymous === true || from_type === 'anonymous',
  suggest: ({ body }) => ({ title: shortTitle(body) ?? undefined }),
  // The history already names whoever wrote it, and nothing is taken out of the history.
  check: ({ is_anonymous, from_type }, { before }) =>
    before?.is_anonymous === false && (is_anonymous || from_type === 'anonymous')
      ? { is_anonymous: 'This one is kept with its writer’s name. Write it again without one, and remove this.' }
      : {},
  warn: ({ is_complaint }, { before }) =>
    is_complaint && before?.is_complaint !== true
      ? {
          is_complaint: [
            'complaint',
            'Complaints follow the complaints procedure, and the manager is told. Save it as a complaint?',
          ],
        }
      : {},
  derive: (said, around) => ({
    ...(said.from_type === 'anonymous' || said.is_anonymous ? nameless : {}),
    ...answeredBy(said, around),
  }),
});
export type Suggestion = RecordOf<typeof suggestion>;

const nameless = { is_anonymous: true, from_name: null, resident: null } as const;

interface Answerable {
  readonly response: string | null;
}

/** Who answered last and when; one that is looked at again keeps the answer it had. */
const answeredBy = ({ response }: Answerable, { now, actor, before }: Circumstances<Answerable>) =>
  response !== null && response !== before?.response ? { responded_by: actor, responded_at: now } : {};
