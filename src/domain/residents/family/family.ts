import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  explained,
  longText,
  must,
  refs,
  restricted,
  section,
  text,
  whole,
  words,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';

const role = (label: string) => yesNo(label, { default: false });

export const familyWho = section('Who', {
  first_name: must(text('First name', { max: 120 })),
  last_name: must(text('Last name', { max: 120 })),
  relationship: must(
    choice('Relationship', {
      options: {
        spouse_partner: 'Husband, wife or partner',
        parent: 'Parent',
        child: 'Child',
        sibling: 'Brother or sister',
        grandchild: 'Grandchild',
        other_relative: 'Other relative',
        friend: 'Friend',
        advocate: 'Advocate',
        imca: 'IMCA',
        solicitor: 'Solicitor',
        social_worker: 'Social worker',
        attorney: 'Attorney',
        deputy: 'Deputy',
        appointee: 'Appointee',
        other: 'Other',
      },
    }),
  ),
  is_active: must(yesNo('In touch', { default: true })),
});

export const familyReach = section('How to reach them', {
  phone: text('Phone', { max: 30, like: 'phone' }),
  mobile: text('Mobile', { max: 30, like: 'phone' }),
  email: text('E-mail', { max: 200, like: 'email' }),
  address: longText('Address', { max: 500 }),
  call_at_night: yesNo('May be called at night', { help: 'Left open, emergency contacts may be.' }),
});

export const family = entity({
  name: 'family',
  labels: { one: 'Family or contact', many: 'Family and contacts' },
  purpose: 'Who is close to somebody, how to reach them, and what they may know.',
  title: ['first_name', 'last_name'],
  belongsTo: 'resident',
  movesAlong: true,
  access: {
    superuser: everything,
    manager: everything,
    senior: ['view', 'add', 'change'],
    carer: ['view', 'add'],
    agency: ['view:emergency'],
    auditor: ['view:masked'],
  },
  narrower: {
    'view:emergency': { rows: { is_emergency_contact: { is: true } } },
    'view:masked': {
      fields: [
        'resident',
        'first_name',
        'last_name',
        'relationship',
        'is_next_of_kin',
        'is_emergency_contact',
        'emergency_order',
        'contact_for',
        'call_at_night',
        'information_level',
        'lpa_health',
        'lpa_finance',
        'is_deputy',
        'is_appointee',
        'contact_restricted',
        'is_active',
      ],
    },
  },
  fields: {
    ...familyWho,
    ...familyReach,
    ...section('When to contact them', {
      is_next_of_kin: explained('is_next_of_kin', role('Next of kin')),
      is_emergency_contact: must(role('Emergency contact')),
      emergency_order: explained(
        'emergency_order',
        whole('Call as number', { min: 1, max: 5, when: { is_emergency_contact: [true] } }),
      ),
      contact_for: choices('Contact about', {
        options: {
          incident: 'Incidents',
          hospital: 'Hospital',
          death: 'Death',
          review: 'Reviews',
          money: 'Money',
          general: 'General news',
        },
      }),
      information_level: must(
        choice('May be told', {
          options: { full: 'Everything', limited: 'Limited', none: 'Nothing' },
          default: 'limited',
          help: 'Limited until the resident’s consent is recorded.',
        }),
      ),
    }),
    ...section('Legal authority', {
      lpa_health: explained('attorneyHealth', role('Attorney for health')),
      lpa_finance: explained('attorneyMoney', role('Attorney for money')),
      is_deputy: explained('deputy', role('Court-appointed deputy')),
      is_appointee: explained('appointee', role('Appointee for benefits')),
      proof_of_authority: refs('Proof', { to: 'attachment' }),
    }),
    ...section('Restrictions', {
      contact_restricted: role('Contact is restricted'),
      restriction_details: restricted(
        longText('What is restricted', { max: 2000, when: { contact_restricted: [true] } }),
      ),
    }),
  },
  list: ['first_name', 'last_name', 'relationship', 'phone', 'mobile', 'roles', 'information_level'],
  computed: {
    roles: {
      shownAs: words('Roles'),
      from: [
        'is_next_of_kin',
        'is_emergency_contact',
        'emergency_order',
        'lpa_health',
        'lpa_finance',
        'is_deputy',
        'is_appointee',
      ],
    },
  },
  sorts: ['first_name'],
  carries: ['email', 'contact_for', 'contact_restricted', 'restriction_details', 'call_at_night', 'is_active'],
  order: 'last_name',
  filters: ['relationship', 'is_emergency_contact', 'is_next_of_kin', 'is_active'],
  search: ['first_name', 'last_name'],
  unique: [
    { fields: ['resident', 'emergency_order'], sentence: 'Another emergency contact has this number in the order.' },
  ],
  check: ({ phone, mobile, email }) =>
    (phone ?? mobile ?? email) ? {} : { phone: 'Enter a phone number or an e-mail address.' },
  warn: (contact) =>
    contact.proof_of_authority.length === 0 && hasAuthority(contact)
      ? { proof_of_authority: ['no_proof', 'No proof of this authority is attached. Save it all the same?'] }
      : {},
  derive: ({ call_at_night, is_emergency_contact, is_active }) => ({
    // Left open it stays open: who becomes an emergency contact later may be called at night from then on.
    call_at_night: call_at_night ?? (is_emergency_contact ? true : null),
    // Whoever is no longer in touch leaves their place in the order to somebody else.
    ...(is_active ? {} : { emergency_order: null }),
  }),
});
export type Family = RecordOf<typeof family>;

type Authority = Readonly<Record<'lpa_health' | 'lpa_finance' | 'is_deputy' | 'is_appointee', boolean | null>>;

const hasAuthority = (contact: Authority): boolean =>
  [contact.lpa_health, contact.lpa_finance, contact.is_deputy, contact.is_appointee].includes(true);
