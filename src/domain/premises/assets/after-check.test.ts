import { expect, test } from 'vitest';
import { checksAfter } from './after-check.ts';

const row = (last_on: string | null, result: 'pass' | 'fail' | null = 'pass') => ({
  kind: 'loler' as const,
  interval_months: 6,
  interval_days: null,
  last_on,
  result,
  by: null,
  certificate: null,
  next_due: null,
});
const line = (day: string, result: 'pass' | 'fail' = 'pass') => ({
  kind: 'loler' as const,
  done_at: `${day}T10:00:00Z`,
  result,
  by: 'Lift Co',
  certificate: null,
});
const after = (
  last_on: string | null,
  newest: ReturnType<typeof line> | null,
  gone: ReturnType<typeof line> | null = null,
) => checksAfter({ checks: [row(last_on)] }, { kind: 'loler', newest, gone }, 'Europe/London');

test('the newest line of the log book stands for the check, as often as before', () => {
  expect(after('2026-01-01', line('2026-02-01', 'fail'))).toMatchObject([
    { kind: 'loler', interval_months: 6, last_on: '2026-02-01', result: 'fail', by: 'Lift Co' },
  ]);
});

test('a line written later about an earlier day does not take the place of what was written on the thing', () => {
  expect(after('2026-03-01', line('2026-02-01'))).toMatchObject([{ last_on: '2026-03-01' }]);
});

test('a line that is struck out gives way to the one before it, or to nothing', () => {
  const gone = line('2026-02-01');
  expect(after('2026-02-01', line('2026-01-05'), gone)).toMatchObject([{ last_on: '2026-01-05' }]);
  expect(after('2026-02-01', null, gone)).toMatchObject([{ last_on: null, result: null }]);
  expect(after('2026-03-01', null, gone)).toMatchObject([{ last_on: '2026-03-01' }]);
});
