import { expect, test } from 'vitest';
import { preparingStep } from './preparing.ts';

const visit = {
  starts_at: '2026-03-10T10:00:00Z',
  preparation: 'Nothing to eat after midnight.',
  reminders: ['10080', '1440', '120'],
};

test('the last reminder that has come is the one that counts', () => {
  expect(preparingStep(visit, '2026-03-03T09:59:00Z')).toBeNull();
  expect(preparingStep(visit, '2026-03-03T10:00:00Z')).toBe(10080);
  expect(preparingStep(visit, '2026-03-09T10:00:00Z')).toBe(1440);
  expect(preparingStep(visit, '2026-03-10T09:00:00Z')).toBe(120);
});

test('nothing is prepared for a visit that has begun, or that needs nothing', () => {
  expect(preparingStep(visit, '2026-03-10T10:00:00Z')).toBeNull();
  expect(preparingStep({ ...visit, preparation: null }, '2026-03-10T09:00:00Z')).toBeNull();
});
