import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { staff } from '#domain/staff/person/staff.ts';

/** What stays of a member of staff whose file is gone: who they were to the house, for what they signed. */
const stays = new Set([
  'first_name',
  'last_name',
  'preferred_name',
  'staff_number',
  'role',
  'employment_type',
  'homes',
  'default_home',
  'start_date',
  'end_date',
  'status',
  'username',
  'is_active',
  'is_superuser',
  'groups',
]);

/** Emptied, in the way its column allows. */
const emptied: Readonly<Record<string, unknown>> = {
  phone: '',
  email: '',
  languages: [],
  training: [],
  supervisions: [],
};

export const blankStaff: RecordValues = Object.fromEntries(
  Object.keys(staff.fields)
    .filter((name) => !stays.has(name))
    .map((name) => [name, emptied[name] ?? null]),
);

/** Somebody who only applied has signed nothing: what stays is that there was an application. */
export const blankApplicant = (id: string): RecordValues => ({
  ...blankStaff,
  first_name: 'Former',
  last_name: 'applicant',
  preferred_name: null,
  staff_number: null,
  username: `former-${id.slice(-12)}`,
  status: 'left',
  is_active: false,
  groups: [],
});
