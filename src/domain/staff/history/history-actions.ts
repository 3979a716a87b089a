/** Everything the history can tell of, in the order of a person's day: coming in, recording, deciding, arranging. */
const access = {
  login: 'Signed in',
  login_failed: 'Could not sign in',
  logout: 'Signed out',
  lock: 'Locked the screen',
  unlock: 'Unlocked the screen',
  unlock_failed: 'Could not unlock',
  confirm_failed: 'Could not confirm with a PIN',
  password_reset_requested: 'Asked for a new password',
  password_changed: 'Changed the password',
  pin_changed: 'Changed the PIN',
  session_expired: 'Session ended',
  house_selected: 'Chose a house',
};
const records = {
  create: 'Added',
  view: 'Read',
  update: 'Changed',
  strike_out: 'Struck out',
  restore: 'Restored',
  print: 'Printed',
  export: 'Exported',
  download: 'Downloaded',
  bulk_action: 'Changed several at once',
};
const care = {
  alert_raised: 'Alert raised',
  alert_acknowledged: 'Alert seen',
  alert_actioned: 'Alert acted on',
  alert_cleared: 'Alert cleared',
  threshold_changed: 'Threshold changed',
  tracking_on: 'Monitoring started',
  tracking_off: 'Monitoring ended',
  warning_confirmed: 'Confirmed a warning',
  late_entry: 'Recorded late',
};
const approvals = {
  plan_submitted: 'Plan submitted',
  plan_approved: 'Plan approved',
  plan_superseded: 'Plan replaced',
  plan_acknowledged: 'Read and signed',
  risk_approved: 'Risk assessment approved',
  evaluation_approved: 'Evaluation approved',
  incident_submitted: 'Incident submitted',
  incident_reviewed: 'Incident reviewed',
  incident_closed: 'Incident closed',
  incident_reopened: 'Incident reopened',
  sent_back: 'Sent back',
  taken_back: 'Taken back',
  assessment_completed: 'Assessment completed',
  assessment_countersigned: 'Assessment countersigned',
  assessment_voided: 'Assessment set aside',
};
const outside = {
  safeguarding_decided: 'Safeguarding decided',
  regulator_notified: 'Regulator notified',
  riddor_decided: 'RIDDOR decided',
  candour_step: 'Duty of candour step',
};
const money = {
  payment_witnessed: 'Payment witnessed',
  payment_authorised: 'Payment authorised',
  payment_posted: 'Payment posted',
  payment_countersigned: 'Payment countersigned',
  payment_queried: 'Payment queried',
  payment_query_answered: 'Query about a payment answered',
  payment_reversed: 'Payment reversed',
  count_agreed: 'Cash count agreed',
  count_discrepancy: 'Cash count differs',
  count_resolved: 'Cash difference resolved',
  count_reported: 'Cash difference reported',
  month_locked: 'Month locked',
  ledger_proved: 'Books proved',
};
const confidential = {
  confidential_opened: 'Opened confidential content',
  confidential_override: 'Opened confidential content in an emergency',
  confidential_denied: 'Was refused confidential content',
  access_list_changed: 'Changed who may open it',
};
const people = {
  resident_admitted: 'Resident moved in',
  resident_moved: 'Resident moved house',
  resident_status_changed: 'Resident’s status changed',
  resident_discharged: 'Resident left',
  resident_readmitted: 'Resident came back',
  staff_created: 'Staff added',
  staff_activated: 'Staff started',
  staff_suspended: 'Staff suspended',
  staff_left: 'Staff left',
  user_deactivated: 'Account deactivated',
  bulk_deactivate: 'Accounts deactivated',
};
const configuration = {
  group_changed: 'Group changed',
  permission_granted: 'Permission granted',
  permission_revoked: 'Permission taken away',
  home_settings_changed: 'House settings changed',
  form_published: 'Form published',
  form_retired: 'Form retired',
  retention_review: 'Retention reviewed',
  purge: 'Destroyed for good',
  history_checked: 'Looked through the history',
  history_end_accepted: 'Accepted where the history ends',
};
const rota = {
  published: 'Rota published',
  changed_after_publish: 'Rota changed after publishing',
  swap: 'Shift swapped',
  override_block: 'Rota rule overridden',
};

export const historyActions = {
  ...access,
  ...records,
  ...care,
  ...approvals,
  ...outside,
  ...money,
  ...confidential,
  ...people,
  ...configuration,
  ...rota,
} as const;
export type HistoryAction = keyof typeof historyActions;
