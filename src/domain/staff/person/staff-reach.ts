import type { Narrower } from '../../kit/vocabulary/permissions.ts';

const name = ['first_name', 'last_name', 'preferred_name', 'photo', 'role'] as const;

/** A manager reads the whole file; everyone else as much of a colleague as their work needs. */
export const staffReach = {
  'view:directory': {
    fields: [...name, 'job_title', 'homes', 'default_home', 'phone', 'email', 'languages', 'status', 'may_lead_shift', 'first_aider', 'medicines_competent', 'hoist_competent', 'driver'],
  },
  'view:training': { fields: [...name, 'induction_completed_on', 'care_certificate', 'training'] },
  'view:on_shift': { fields: name },
  // One's own file, without what others wrote in confidence. Nothing of it stands in a list, which shows the same columns of everybody.
  'view:own': {
    fields: [
      ...name, 'staff_number', 'email', 'date_of_birth', 'address', 'emergency_contact', 'languages', 'alert_preferences',
      'job_title', 'employment_type', 'agency_name', 'default_home', 'line_manager', 'start_date', 'end_date', 'contracted_hours', 'wtr_opt_out', 'wtr_opt_out_date',
      'identity_checked_on', 'right_to_work_type', 'rtw_checked_on', 'rtw_expiry', 'dbs_level', 'dbs_number', 'dbs_issued_on', 'dbs_update_service', 'dbs_last_checked',
      'work_history_complete', 'gaps_explained', 'health_declaration', 'professional_body', 'registration_number', 'registration_expiry',
      'induction_completed_on', 'care_certificate', 'training', 'supervisions', 'appraisal_due',
    ],
    rows: { id: { me: true } },
  },
  'view:vetting': {
    fields: [
      ...name, 'job_title', 'homes', 'employment_type', 'agency_name', 'start_date', 'end_date', 'status',
      'identity_checked_on', 'right_to_work_type', 'rtw_checked_on', 'rtw_expiry',
      'dbs_level', 'dbs_issued_on', 'dbs_update_service', 'dbs_last_checked',
      'references_received', 'work_history_complete', 'gaps_explained', 'health_declaration', 'professional_body', 'registration_expiry',
      'induction_completed_on', 'care_certificate', 'training',
    ],
  },
  change_own: {
    fields: ['preferred_name', 'photo', 'phone', 'email', 'address', 'emergency_contact', 'languages', 'alert_preferences'],
    rows: { id: { me: true } },
  },
} as const satisfies Narrower;
