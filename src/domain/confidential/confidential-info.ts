import type { Circumstances, RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  explained,
  longText,
  must,
  readOnly,
  ref,
  refs,
  secret,
  section,
  text,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { nothing } from '../kit/vocabulary/permissions.ts';
import { move } from '../kit/vocabulary/states.ts';
import { addMonths, localDay } from '../kit/time/time.ts';
import { accessLog } from './access-log.ts';

const listed = { rows: { access_list: { me: true } } } as const;
const ofGroup = { rows: { access_groups: { myGroup: true }, access_denied: { notMe: true } } } as const;
const own = { rows: { owner: { me: true } } } as const;
/** Whoever may open it in an emergency must be able to find it, unless they are kept out or it is kept from view. */
const titles = {
  fields: ['title', 'category', 'owner', 'review_date', 'status'],
  rows: { is_hidden: { isNot: true }, access_denied: { notMe: true } },
} as const;

/** What only a few may know. Its content is opened with a reason, never listed. */
export const confidentialInfo = entity({
  name: 'confidential_info',
  labels: { one: 'Confidential record', many: 'Confidential records' },
  purpose: 'What only a few may read, opened with a reason.',
  title: ['title'],
  belongsTo: 'home',
  movesAlong: true,
  access: {
    superuser: ['view:titles', 'view:listed'],
    manager: [
      'view:titles',
      'view:listed',
      'view:group',
      'view:own',
      'add',
      'change:listed',
      'change:group',
      'change:own',
      'delete:listed',
      'delete:group',
      'delete:own',
      'review',
      'close',
    ],
    senior: ['view:listed', 'view:group'],
    carer: ['view:listed', 'view:group'],
    agency: nothing,
    auditor: ['view:listed'],
  },
  narrower: {
    'view:titles': titles,
    'view:group': ofGroup,
    'change:group': ofGroup,
    'delete:group': ofGroup,
    'view:listed': listed,
    'change:listed': listed,
    'delete:listed': listed,
    'view:own': own,
    'change:own': own,
    'delete:own': own,
  },
  fields: {
    ...section('About', {
      resident: ref('Resident', { to: 'resident', help: 'A resident or a member of staff.' }),
      staff: ref('Member of staff', { to: 'staff' }),
      title: must(text('Title', { max: 200, help: 'Shown in lists: neutral words only.' })),
      category: must(
        choice('Category', {
          options: {
            safeguarding: 'Safeguarding',
            forensic: 'Forensic',
            sexual_health: 'Sexual health',
            legal: 'Legal',
            family_dispute: 'Family dispute',
            third_party_information: 'About someone else',
            financial_abuse: 'Financial abuse',
            allegation_about_staff: 'Allegation about staff',
            health_sensitive: 'Sensitive health',
            other: 'Other',
          },
        }),
      ),
      content: must(
        secret(
          longText('Content', {
            max: 20_000,
            help: 'Encrypted where it is stored. No draft of it is kept: save before you go.',
          }),
        ),
      ),
      attachments: refs('Files', { to: 'attachment' }),
    }),
    ...section('Who may open it', {
      sensitivity: explained(
        'sensitivity',
        must(
          choice('Sensitivity', {
            options: { restricted: 'Restricted', highly_restricted: 'Highly restricted' },
            default: 'restricted',
          }),
        ),
      ),
      access_list: refs('People', { to: 'staff' }),
      access_groups: refs('Groups', { to: 'group' }),
      access_denied: refs('Never', { to: 'staff', help: 'Not even in an emergency.' }),
      is_hidden: yesNo('Hide that it exists', {
        default: false,
        help: 'Only those on its list know of it. Nobody else can open it, not even in an emergency.',
      }),
      owner: readOnly(ref('Owner', { to: 'staff' })),
    }),
    ...section('Who opened it', { access_log: accessLog }),
    ...section('Why it is kept', {
      source: text('Source', { max: 200 }),
      lawful_basis: explained(
        'lawfulBasis',
        must(
          choice('Lawful basis', {
            // UK GDPR, article 6.
            options: {
              consent: 'Consent',
              contract: 'Contract',
              legal_obligation: 'Legal obligation',
              vital_interests: 'Vital interests',
              public_task: 'Public task',
              legitimate_interests: 'Legitimate interests',
            },
          }),
        ),
      ),
      share_with_resident: must(
        choice('Share with the resident', { options: { yes: 'Yes', no: 'No', part: 'In part' }, default: 'no' }),
      ),
      share_reason: text('Why not, or not all', { max: 500, mustWhen: { share_with_resident: ['no', 'part'] } }),
      review_date: must(date('Review on', { tense: 'future', help: 'Within a year.' })),
      status: must(
        choice('Status', {
          options: { active: 'Active', review_due: 'Review due', closed: 'Closed' },
          default: 'active',
        }),
      ),
    }),
  },
  // Within a year: the law asks how long it is still needed.
  suggest: (_, { now, zone }) => ({ review_date: addMonths(localDay(now, zone), 12) }),
  states: {
    start: 'active',
    moves: [
      move('active', 'review_due', 'review'),
      move('review_due', 'active', 'review', { needs: ['review_date'] }),
      move(['active', 'review_due'], 'closed', 'close'),
    ],
  },
  list: ['title', 'category', 'owner', 'review_date'],
  order: 'review_date',
  filters: ['category', 'sensitivity'],
  check: (record, circumstances) => ({
    ...subjectComplaint(record),
    ...accessComplaint(record),
    ...reviewComplaint(record, circumstances),
  }),
  derive: (_, { actor, before }) => (before ? {} : { owner: actor }),
});
export type ConfidentialInfo = RecordOf<typeof confidentialInfo>;

const subjectComplaint = ({ resident, staff }: { readonly resident: string | null; readonly staff: string | null }) =>
  (resident === null) === (staff === null)
    ? { resident: 'It is about a resident or a member of staff: choose one.' }
    : {};

interface Listed {
  readonly is_hidden: boolean | null;
  readonly access_list: readonly string[];
  readonly access_groups: readonly string[];
  readonly access_denied: readonly string[];
}

function accessComplaint({ is_hidden, access_list: people, access_groups: groups, access_denied: denied }: Listed) {
  if (people.length + groups.length === 0) return { access_list: 'Say who may open it: people, groups or both.' };
  // Nobody else could find it again once a single person has left.
  if (is_hidden && people.length < 2 && groups.length === 0)
    return { access_list: 'What is hidden needs two people or a group who know of it.' };
  return people.some((person) => denied.includes(person))
    ? { access_denied: 'Someone is both let in and kept out.' }
    : {};
}

interface Reviewed {
  readonly review_date: string;
}

/** Nothing is kept from others for longer than a year without being looked at again. */
function reviewComplaint({ review_date }: Reviewed, { now, zone, before }: Circumstances<Reviewed>) {
  if (!review_date || review_date === before?.review_date) return {};
  const today = localDay(now, zone);
  return review_date < today || review_date > addMonths(today, 12)
    ? { review_date: 'The review must lie within the next 12 months.' }
    : {};
}
