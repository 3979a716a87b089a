import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { bowelsOpened } from '../kit/traits/bowels-opened.ts';
import { careEntry } from '../kit/traits/care-entry.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { choice, link, longText, must, ref, yesNo } from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { warningsOf, type Warning } from '../kit/vocabulary/warnings.ts';
import { signs } from '../kit/vocabulary/computed-columns.ts';
import { judgingHint, judgingWord, type JudgingWord } from './judging-words.ts';

const forTheTeam = { visibility: { is: 'team' } } as const;

const judging = (word: JudgingWord): Warning => ['judging_word', judgingHint(word)];
const short: Warning = ['short_note', 'This note is very short. Does it tell what happened?'];

export const note = entity({
  name: 'note',
  labels: { one: 'Note', many: 'Notes' },
  purpose: 'What fits in no chart: a good day, a visit, something that was said.',
  title: ['category', 'occurred_at'],
  belongsTo: 'home',
  leavesLists: true,
  listsDays: 7,
  extends: careEntry,
  access: {
    superuser: ['view', 'add', 'delete', 'view_deleted'],
    manager: [...everything, 'view_deleted'],
    senior: [...everything, 'view_deleted'],
    carer: ['view:team', 'view:own', 'add', 'change_own', 'delete_own'],
    agency: ['view:recent', 'view:own', 'add', 'change_own'],
    auditor: ['view', 'view_deleted'],
  },
  narrower: {
    'view:team': { rows: forTheTeam },
    'view:own': { rows: { recorded_by: { me: true } } },
    'view:recent': { rows: { ...forTheTeam, occurred_at: { withinDays: 7 } } },
  },
  fields: {
    resident: ref('Resident', { to: 'resident', help: 'Left empty, the note is about the house.' }),
    category: must(
      choice('Category', {
        options: {
          daily: 'Daily',
          activity: 'Activity',
          health: 'Health',
          night: 'Night',
          key_work: 'Key work',
          behaviour: 'Behaviour',
          family_contact: 'Family contact',
          professional_contact: 'Professional contact',
          finance: 'Money',
          visitor: 'Visitor',
          house: 'House',
          other: 'Other',
        },
        default: 'daily',
      }),
    ),
    body: must(
      longText('What happened', { max: 10_000, help: 'What you saw, what the person said, and how it ended.' }),
    ),
    // A motion in the night stands in no routine sheet, and must still be known to the next shift.
    bowels_opened: { ...bowelsOpened, when: { category: ['daily', 'health', 'night'] } },
    is_important: must(yesNo('Important', { default: false })),
    include_in_handover: yesNo('Tell the next shift', { help: 'Left open, important notes are told.' }),
    visibility: must(
      choice('Who may read it', { options: { team: 'The team', senior_only: 'Seniors only' }, default: 'team' }),
    ),
    linked_plan: ref('Plan', { to: 'plan' }),
    linked_object: link('About the record'),
    witness: ref('Witness', { to: 'staff' }),
  },
  list: ['occurred_at', 'resident', 'category', 'body', 'recorded_by', 'flags'],
  computed: {
    flags: { shownAs: signs('Flags'), from: ['is_important', 'include_in_handover', 'visibility'] },
  },
  carries: ['bowels_opened', 'linked_plan', 'linked_object', 'deleted_at', 'deleted_by'],
  filters: ['category', 'is_important', 'include_in_handover', 'linked_plan', 'recorded_by'],
  search: ['body'],
  check: ({ body }) => (body !== null && body.length < 3 ? { body: 'Write at least a word or two.' } : {}),
  warn: ({ body }) => {
    const word = judgingWord(body ?? '');
    const said = [...(body !== null && body.length < 20 ? [short] : []), ...(word ? [judging(word)] : [])];
    const [first] = said;
    return warningsOf(first ? { body: said.length > 1 ? said : first } : {});
  },
  derive: ({ include_in_handover, is_important }) => ({
    include_in_handover: include_in_handover ?? (is_important ? true : null),
  }),
});
export type Note = RecordOf<typeof note>;
