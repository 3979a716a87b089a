import { expect, test } from 'vitest';
import { repairTarget, suggestedPriority } from './repair-target.ts';

const repair = { reported_at: '2026-07-10T12:00:00Z', planned_at: null };

test('an emergency is made safe in four hours and mended in a day', () => {
  expect(repairTarget({ ...repair, priority: 'emergency' })).toEqual({
    make_safe_by: '2026-07-10T16:00:00.000Z',
    target_at: '2026-07-11T12:00:00.000Z',
  });
});

test('urgent takes three days, routine twenty-eight', () => {
  expect(repairTarget({ ...repair, priority: 'urgent' }).target_at).toBe('2026-07-13T12:00:00.000Z');
  expect(repairTarget({ ...repair, priority: 'routine' }).target_at).toBe('2026-08-07T12:00:00.000Z');
});

test('planned work has the moment it is planned for, or none yet', () => {
  expect(repairTarget({ ...repair, priority: 'planned' }).target_at).toBeNull();
  expect(repairTarget({ ...repair, priority: 'planned', planned_at: '2026-09-01T08:00:00Z' }).target_at).toBe(
    '2026-09-01T08:00:00Z',
  );
});

test('a failed lift, call system, fire alarm or hot water is an emergency', () => {
  for (const category of ['lift_hoist', 'call_system', 'fire_safety', 'heating_hot_water'])
    expect(suggestedPriority(category)).toBe('emergency');
  expect(suggestedPriority('decoration')).toBe('routine');
});
