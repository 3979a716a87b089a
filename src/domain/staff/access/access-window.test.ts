import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { accessComplaint } from './access-window.ts';

const from = '2026-03-01T09:00:00.000Z';
const until = (access_expires_at: string | null) => ({ access_starts_at: from, access_expires_at });

test('an agency worker is let in for seven days and not a minute longer', () => {
  expect(accessComplaint('agency', until('2026-03-08T09:00:00.000Z'), defaultSettings)).toBeNull();
  expect(accessComplaint('agency', until('2026-03-08T09:01:00.000Z'), defaultSettings)).toContain('7 days');
});

test('a house may allow less than usual', () => {
  expect(
    accessComplaint('agency', until('2026-03-04T09:00:00.000Z'), { ...defaultSettings, agency_days: 2 }),
  ).toContain('2 days');
});

test('a bank worker may have three months, an auditor two weeks', () => {
  expect(accessComplaint('bank', until('2026-06-01T09:00:00.000Z'), defaultSettings)).toBeNull();
  expect(accessComplaint('auditor', until('2026-03-15T09:00:00.000Z'), defaultSettings)).toBeNull();
  expect(accessComplaint('auditor', until('2026-03-15T09:01:00.000Z'), defaultSettings)).toContain('14 days');
});

test('access without an end is not given', () => {
  expect(accessComplaint('auditor', until(null), defaultSettings)).toContain('needs a start and an end');
});
