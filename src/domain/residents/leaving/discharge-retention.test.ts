import { expect, test } from 'vitest';
import { recordsReviewOn } from './discharge-retention.ts';

test.each([
  ['moved', null, '2034-03-01'],
  ['moved', 'section_117', '2046-03-01'],
  ['deceased', 'section_117', '2036-03-01'],
  ['deceased', null, '2034-03-01'],
])('of someone who left (%s, %s) on 1 March 2026 the records may be reviewed on %s', (discharge_type, mha, day) => {
  const resident = { mha_status: mha, date_of_birth: '1950-05-05' };
  expect(recordsReviewOn({ discharge_type, discharge_date: '2026-03-01' }, resident)).toBe(day);
});

test('without a day of leaving there is none', () => {
  expect(recordsReviewOn({ discharge_type: 'moved', discharge_date: null }, null)).toBeNull();
});
