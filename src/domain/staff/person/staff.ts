import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { choice, must, section, yesNo } from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { restrictedSigns } from '../../kit/vocabulary/computed-columns.ts';
import { localDay } from '../../kit/time/time.ts';
import { signatures } from './signatures.ts';
import { houseNeeded, lacksHouse, usualUsername } from './joining.ts';
import { staffAccount } from './staff-account.ts';
import { staffCapability, staffDevelopment, withExpiry, withNextDue } from './staff-development.ts';
import { staffJob, staffPerson } from './staff-person.ts';
import { staffReach } from './staff-reach.ts';
import { staffVetting, vettingGaps } from './staff-vetting.ts';

export const staff = entity({
  name: 'staff',
  labels: { one: 'Member of staff', many: 'Staff' },
  purpose: 'The people who work here, their papers, training and what they may do.',
  title: ['first_name', 'last_name'],
  belongsTo: 'homes',
  access: {
    // A new provider has nobody but a superuser to let the first manager start.
    superuser: [...everything, 'employ', 'activate'],
    manager: ['view', 'add', 'change', 'employ', 'activate'],
    senior: ['view:directory', 'view:training', 'view:own', 'change_own'],
    carer: ['view:directory', 'view:own', 'change_own'],
    agency: ['view:on_shift', 'view:own', 'change_own'],
    auditor: ['view:vetting', 'view:own', 'change_own'],
  },
  narrower: staffReach,
  fields: {
    ...staffPerson,
    ...staffJob,
    ...section('State', {
      status: must(
        choice('Status', {
          options: {
            applicant: 'Applicant',
            onboarding: 'Starting',
            active: 'Working',
            suspended: 'Suspended',
            long_leave: 'Long leave',
            left: 'Left',
          },
          default: 'applicant',
        }),
      ),
    }),
    ...staffAccount,
    ...staffVetting,
    ...staffDevelopment,
    ...staffCapability,
  },
  states: {
    start: 'applicant',
    mayStart: ['onboarding', 'active'],
    moves: [
      move('applicant', 'onboarding', 'employ'),
      move(['onboarding', 'suspended', 'long_leave'], 'active', 'activate'),
      move('active', 'suspended', 'employ'),
      move('active', 'long_leave', 'employ'),
      move(['applicant', 'onboarding', 'active', 'suspended', 'long_leave'], 'left', 'employ', {
        takes: ['end_date', 'handed_to'],
      }),
    ],
  },
  list: ['photo', 'first_name', 'last_name', 'role', 'homes', 'phone', 'on_shift', 'compliance', 'status'],
  computed: {
    on_shift: { shownAs: yesNo('On shift'), from: [] },
    compliance: { shownAs: restrictedSigns('Papers'), from: [] },
  },
  sorts: ['first_name'],
  carries: ['preferred_name', 'username', 'is_active', 'is_superuser', 'last_login', 'access_expires_at'],
  order: 'last_name',
  filters: ['role', 'employment_type'],
  asks: { holds: choice('Who may', { options: signatures }) },
  search: ['first_name', 'last_name', 'preferred_name'],
  unique: [
    { fields: ['username'], ignoreCase: true, sentence: 'This username is taken. Choose another.' },
    { fields: ['staff_number'], ignoreCase: true, sentence: 'This staff number is in use.' },
  ],
  suggest: ({ first_name, last_name }, { before, now, zone }) =>
    before ? {} : { username: usualUsername(first_name, last_name), start_date: localDay(now, zone) },
  // How long a guest is let in is for their houses to say, so the server looks it up.
  check: (person) => ({
    ...(person.handed_to !== null && person.handed_to === person.id ? { handed_to: 'Somebody else takes over.' } : {}),
    ...(person.status === 'active' ? vettingGaps(person) : {}),
    ...(person.status === 'active' && lacksHouse(person) ? { homes: houseNeeded } : {}),
    ...(isBefore(person.access_expires_at, person.access_starts_at)
      ? { access_expires_at: 'Access cannot end before it starts.' }
      : {}),
    ...(isBefore(person.end_date, person.start_date) ? { end_date: 'The end date is before the start date.' } : {}),
  }),
  warn: (person) =>
    // Working Time Regulations 1998: 48 hours a week on average.
    (person.contracted_hours ?? 0) > 48
      ? { contracted_hours: ['over_48_hours', 'That is more than 48 hours a week. Is it right?'] }
      : {},
  derive: (person, { settings }) => ({
    training: withExpiry(person.training),
    supervisions: withNextDue(person.supervisions, settings.supervision_weeks),
    ...(person.status === 'left' ? { is_active: false } : {}),
  }),
});
export type Staff = RecordOf<typeof staff>;

const isBefore = (a: string | null, b: string | null): boolean => a !== null && b !== null && a < b;
