import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../kit/time/time.ts';
import { recordsReviewOn } from './discharge-retention.ts';

test.each([
  ['moved', null, '2034-03-01'],
  ['moved', 'section_117', '2046-03-01'],
  ['deceased', 'section_117', '2036-03-01'],
  ['deceased', null, '2034-03-01'],
])('of someone who left (%s, %s) on 1 March 2026 the records may be reviewed on %s', (discharge_type, mha, day) => {
  expect(recordsReviewOn({ discharge_type, discharge_date: '2026-03-01' }, mha)).toBe(day);
});

test('without a day of leaving there is none', () => {
  expect(recordsReviewOn({ discharge_type: 'moved', discharge_date: null }, null)).toBeNull();
});

test('no record is looked at for erasing before eight years have passed', () => {
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.constantFrom('moved', 'deceased'),
      fc.constantFrom(null, 'section_117', 'cto', 'informal'),
      (days, discharge_type, mha) => {
        const discharge_date = addDays('2020-01-01', days);
        const review = recordsReviewOn({ discharge_type, discharge_date }, mha);
        expect(daysBetween(discharge_date, review ?? discharge_date)).toBeGreaterThanOrEqual(8 * 365);
      },
    ),
  );
});
