import { roles } from '../../kit/vocabulary/permissions.ts';
import { usualGroups, usualUsername } from '../../staff/person/joining.ts';
import { staffRoles } from '../../staff/person/staff-person.ts';
import { staff } from '../../staff/person/staff.ts';
import { importKind, type Texts } from './import-kind.ts';
import { optionMeant } from '../cells/option-meant.ts';
import { isBlank } from './is-blank.ts';

/** What a new colleague begins with, as on the form. */
function staffTexts(texts: Texts): Texts {
  const role = optionMeant(staffRoles, texts['role'] ?? '');
  const group = role === null ? undefined : usualGroups[role];
  return {
    ...texts,
    ...(isBlank(texts['username']) ? { username: usualUsername(texts['first_name'], texts['last_name']) } : {}),
    ...(isBlank(texts['groups']) && group ? { groups: roles[group] } : {}),
    ...(isBlank(texts['status']) ? { status: 'onboarding' } : {}),
  };
}

export const staffKind = importKind({
  entity: staff,
  label: 'Staff',
  one: 'member of staff',
  help: 'Everybody begins as “Starting”, with the group that goes with their role and a username made of their name. Nobody can sign in before you have invited them.',
  right: 'manage_users',
  fields: [
    'first_name',
    'last_name',
    'preferred_name',
    'role',
    'email',
    'phone',
    'start_date',
    'staff_number',
    'job_title',
    'employment_type',
    'agency_name',
    'contracted_hours',
    'date_of_birth',
    'gender',
    'address',
    'languages',
    'username',
    'groups',
    'status',
    'access_starts_at',
    'access_expires_at',
    'identity_checked_on',
    'right_to_work_type',
    'rtw_checked_on',
    'rtw_expiry',
    'dbs_level',
    'dbs_number',
    'dbs_issued_on',
    'dbs_update_service',
    'references_received',
    'induction_completed_on',
    'may_lead_shift',
    'first_aider',
    'driver',
  ],
  near: {
    first_name: ['forename', 'given name', 'firstname', 'christian name'],
    last_name: ['surname', 'family name', 'lastname'],
    role: ['position', 'post', 'grade'],
    email: ['email', 'email address', 'work email'],
    phone: ['telephone', 'tel', 'mobile', 'mobile number', 'phone number', 'contact number'],
    start_date: ['started', 'date started', 'joined', 'employment start date'],
    staff_number: ['payroll number', 'employee number', 'employee id', 'staff id', 'payroll no'],
    contracted_hours: ['hours', 'weekly hours', 'contract hours'],
    date_of_birth: ['dob', 'birth date', 'birthday', 'born'],
    employment_type: ['contract', 'contract type'],
    dbs_number: ['dbs', 'dbs certificate', 'crb number'],
    rtw_expiry: ['visa expiry', 'visa until'],
  },
  completes: staffTexts,
  knownBy: [['staff_number'], ['email'], ['first_name', 'last_name']],
});
