import type { NamedRight } from '../access/rights-table.ts';

/** The kinds of record by the part of the home's life they belong to, in the order in which one looks for them. */
export const rightAreas: Readonly<Record<string, readonly string[]>> = {
  Residents: ['resident', 'care_tracking', 'family', 'inventory', 'discharge'],
  'Daily care': [
    'note',
    'bath',
    'weight',
    'fluid_intake',
    'mood',
    'sleep',
    'care',
    'morning_routine',
    'afternoon_routine',
    'follow_up',
  ],
  'Plans and assessments': [
    'plan',
    'plan_starter',
    'evaluation',
    'risk',
    'plan_scheduler',
    'risk_scheduler',
    'evaluation_scheduler',
    'assessment',
    'question',
    'choice',
    'assessment_result',
    'answer',
  ],
  'Incidents and safety': ['incident', 'accident_scheduler', 'body_map', 'complaint', 'suggestion'],
  'Shift and handover': ['handover', 'handover_resident', 'appointment', 'notification', 'rota', 'rota_template'],
  Money: ['payment', 'petty_cash', 'transaction', 'payments_handover'],
  'House and things': ['home', 'house_asset', 'asset_check', 'house_stock', 'repair_record', 'attachment'],
  Confidential: ['confidential_info'],
  'Staff and rights': ['staff', 'group', 'permission', 'user_history', 'legal_hold'],
};

/** Where a right stands; one about no kind of record stands with what it is used for. */
const aloneIn: Readonly<Record<string, string>> = {
  reconcile_cash: 'Money',
  open_confidential: 'Confidential',
  override_rota_block: 'Shift and handover',
  view_restricted: 'Residents',
  strike_out_any: 'Daily care',
  restore_deleted: 'Daily care',
};

export const areaOfRight = (right: NamedRight): string =>
  right.entity === null
    ? (aloneIn[right.codename] ?? 'Staff and rights')
    : (Object.entries(rightAreas).find(([, entities]) => entities.includes(right.entity ?? ''))?.[0] ??
      'Staff and rights');
