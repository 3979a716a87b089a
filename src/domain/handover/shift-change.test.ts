import { expect, test } from 'vitest';
import { defaultSettings } from '../kit/vocabulary/home-settings.ts';
import { shiftChange } from './shift-change.ts';

const at = (now: string) => shiftChange(now, 'Europe/London', defaultSettings.shift_times);

test('in the evening the late shift hands over to the night, which ends the next morning', () => {
  expect(at('2026-11-19T20:00:00Z')).toEqual({
    from: 'late',
    to: 'waking_night',
    starts: '2026-11-19T21:45:00.000Z',
    ends: '2026-11-20T07:45:00.000Z',
  });
});

test('for two hours after a shift came on, the handover to it can still be given', () => {
  expect(at('2026-11-19T09:00:00Z')).toMatchObject({ from: 'waking_night', to: 'early' });
  expect(at('2026-11-19T09:31:00Z')).toMatchObject({ from: 'early', to: 'late' });
});

test('the night the clocks go back is an hour longer', () => {
  expect(at('2026-10-24T19:00:00Z')).toMatchObject({
    starts: '2026-10-24T20:45:00.000Z',
    ends: '2026-10-25T07:45:00.000Z',
  });
});
