import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { clockOf } from '../../kit/house/house-clock.ts';
import { NightStrip, type NightCheck } from './night-strip.tsx';

const context = { clock: clockOf('Europe/London') };
const seen: readonly NightCheck[] = [
  { checked_at: '2026-11-19T20:10:00Z', state: 'asleep' },
  { checked_at: '2026-11-19T21:10:00Z', state: 'asleep' },
];

function Night() {
  const [values, setValues] = useState<Record<string, unknown>>({});
  return (
    <NightStrip
      form={{ values, errors: {}, change: (name, value) => setValues((now) => ({ ...now, [name]: value })) }}
      context={context}
      prefix="night"
      nightOf="2026-11-19"
      seen={seen}
    />
  );
}
const cell = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  show(<Night />);
});

test('the arrows go over the half hours that somebody saw, and the focus stays in the night', async () => {
  cell('20:00: asleep, looked in').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cell('21:00: asleep, looked in'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('21:30: not said'));
});

test('what somebody saw is not painted over', async () => {
  await userEvent.click(screen.getByText('Awake, calm'));
  await userEvent.click(cell('21:00: asleep, looked in'));
  await userEvent.click(cell('21:30: not said'));
  expect(cell('21:00: asleep, looked in').getAttribute('aria-disabled')).toBe('true');
  expect(cell('21:30: awake, calm')).toBeDefined();
});
