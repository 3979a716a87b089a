import { choice, moment, parts, ref, section } from '../kit/fields.ts';

const item = (label: string) =>
  parts(label, {
    answer: choice('Done', { options: { yes: 'Yes', no: 'No', n_a: 'Does not apply' } }),
    by: ref('Who', { to: 'staff' }),
    at: moment('When'),
  });

/** What must not be forgotten when someone leaves. */
export const dischargeChecklist = section('Checklist', {
  property_checked_and_returned: item('Belongings checked and returned'),
  valuables_returned_signed: item('Valuables returned and signed for'),
  money_balance_returned_signed: item('Money returned and signed for'),
  medicines_handed_over: item('Medicines handed over'),
  equipment_returned: item('Equipment returned'),
  keys_returned: item('Keys returned'),
  records_summary_sent: item('Summary of records sent'),
  gp_informed: item('GP told'),
  social_worker_informed: item('Social worker told'),
  family_informed: item('Family told'),
  dols_body_informed: item('DoLS body told'),
  benefits_informed: item('Benefits office told'),
  appointments_cancelled: item('Appointments cancelled'),
  room_checked: item('Room checked'),
  body_map_on_leaving: item('Body map on leaving'),
  final_evaluation: item('Final evaluation'),
});
