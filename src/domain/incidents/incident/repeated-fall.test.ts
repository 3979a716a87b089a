import { expect, test } from 'vitest';
import { repeatedFall } from './repeated-fall.ts';

const around = { open_checks: 0, falls: 2, days: 28, is_reviewed: true };

test('a second fall is closed once its checks are done and somebody has looked at both', () => {
  expect(repeatedFall(around, 2)).toBeNull();
  expect(repeatedFall({ ...around, open_checks: 1 }, 2)).toBe(
    '2 falls in 28 days. 1 check or follow-up is open: do them or say why not. Or say why it is closed all the same.',
  );
  expect(repeatedFall({ ...around, open_checks: 3, is_reviewed: false }, 2)).toContain(
    '3 checks or follow-ups are open',
  );
  expect(repeatedFall({ ...around, is_reviewed: false }, 2)).toContain('what the earlier falls show');
});

test('a single fall is closed like every other incident', () => {
  expect(repeatedFall({ ...around, falls: 1, open_checks: 5, is_reviewed: false }, 2)).toBeNull();
  expect(repeatedFall({ ...around, open_checks: 5, is_reviewed: false }, 3)).toBeNull();
});
