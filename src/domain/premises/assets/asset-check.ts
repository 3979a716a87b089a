import { authorship, recordedBy } from '../../kit/traits/recorded-by.ts';
import { entity, type RecordOf } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  decimal,
  file,
  longText,
  moment,
  must,
  ref,
  refs,
  section,
  text,
  whole,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { checkKinds } from './check-kinds.ts';
import { checkResults } from './check-results.ts';
import { checkComplaints, suggestedResult } from './asset-check-rules.ts';
import { kindsWithReading } from './readings.ts';

/** When it was done and by whom, wherever that is asked. */
export const checkedFields = {
  done_at: must(moment('When', { default: 'now' })),
  by: text('By', { max: 120, help: 'Left empty: by you. Otherwise the engineer or the firm.' }),
} as const;

/** What came of a check, wherever it is asked. */
export const outcomeFields = {
  reading_c: must(
    decimal('Temperature', { unit: '°C', min: -40, max: 99.9, places: 1, when: { kind: kindsWithReading } }),
  ),
  result: must(choice('Result', { options: checkResults })),
  remark: longText('What was seen', { max: 2000, mustWhen: { result: ['fail'] } }),
  present: refs('Who was there', { to: 'staff', when: { kind: ['fire_drill'] } }),
  minutes: must(
    whole('Everybody was safe after', { unit: 'minutes', min: 0, max: 240, when: { kind: ['fire_drill'] } }),
  ),
  photo: file('Photo'),
  certificate: file('Certificate', { category: 'certificate' }),
} as const;

/** One line of the log book: a thing of the house was looked at, by whom and with what result. */
export const assetCheck = entity({
  name: 'asset_check',
  labels: { one: 'Check', many: 'Log book' },
  purpose: 'What was looked at in the house, when and by whom, as an officer asks for it.',
  title: ['kind', 'done_at'],
  belongsTo: 'home',
  access: {
    superuser: everything,
    manager: everything,
    senior: everything,
    carer: ['view', 'add', 'change_own', 'delete_own'],
    agency: ['view', 'add'],
    auditor: ['view'],
  },
  fields: {
    ...section('What was checked', {
      asset: must(ref('House asset', { to: 'house_asset' })),
      kind: must(choice('Check', { options: checkKinds })),
      ...checkedFields,
    }),
    ...section('What came of it', { ...outcomeFields, recorded_by: recordedBy }),
  },
  list: ['done_at', 'asset', 'kind', 'result', 'reading_c', 'by', 'recorded_by'],
  carries: ['remark', 'minutes', 'present', 'photo', 'certificate'],
  order: '-done_at',
  filters: ['asset', 'kind', 'result'],
  search: ['remark', 'by'],
  check: checkComplaints,
  derive: (_check, around) => authorship(around),
  suggest: suggestedResult,
});
export type AssetCheck = RecordOf<typeof assetCheck>;
