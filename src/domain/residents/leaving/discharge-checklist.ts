import { isRecordValues, keysOf, type RecordValues } from '../../kit/vocabulary/record-values.ts';
import { choice, explained, moment, parts, ref, section } from '../../kit/vocabulary/fields.ts';

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
  dols_body_informed: explained('dols_body_informed', item('DoLS body told')),
  benefits_informed: item('Benefits office told'),
  appointments_cancelled: item('Appointments cancelled'),
  room_checked: item('Room checked'),
  body_map_on_leaving: item('Body map on leaving'),
  final_evaluation: item('Final evaluation'),
});

export type ChecklistItem = keyof typeof dischargeChecklist;
export const checklistItems = keysOf(dischargeChecklist);

/** What was answered to one item: yes, no, does not apply, or nothing yet. */
export function answerTo(leaving: RecordValues, name: ChecklistItem): string | null {
  const said = leaving[name];
  return isRecordValues(said) && typeof said['answer'] === 'string' ? said['answer'] : null;
}

const isSettled =
  (leaving: RecordValues) =>
  (name: ChecklistItem): boolean =>
    ['yes', 'n_a'].includes(answerTo(leaving, name) ?? '');

/** A no is an answer, and still something to do. */
export const checklistToDo = (leaving: RecordValues): readonly ChecklistItem[] =>
  checklistItems.filter((name) => !isSettled(leaving)(name));

export const checklistShare = (leaving: RecordValues): number =>
  Math.round((100 * (checklistItems.length - checklistToDo(leaving).length)) / checklistItems.length);
