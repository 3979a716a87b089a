import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '#world/browser/web-page.tsx';
import { isDrinkEntry } from '../round/rows/round-drink.tsx';
import { isCheckEntry } from '../round/rows/round-night.tsx';
import { isUnsentDays } from './unsent-days.ts';
import { useUnsent } from './use-unsent.ts';

const pour = { id: 'e', choice: { cup: 200, other: null, level: null }, decided: null };
const check = {
  id: 'e',
  choice: { state: 'asleep', at: '2026-03-01T02:00:00Z', done: [] },
  decided: { values: { checked_at: '2026-03-01T02:00:00Z', state: 'asleep', action: [] }, words: 'Asleep' },
};
const day = { id: 's', day: '2026-03-01', now: '2026-03-01T08:00:00Z', up_at: '', late_entry_reason: '', steps: {} };

test.each([
  ['drink', isDrinkEntry, pour, { ...pour, choice: { cup_ml: 200 } }],
  ['check', isCheckEntry, check, { ...check, decided: { values: { state: 'sleeping' }, words: 'Asleep' } }],
  ['routine', isUnsentDays, [day], { [day.day]: day }],
])(
  'what an earlier release left of a %s in another shape counts as nothing',
  async (_, is: (value: unknown) => value is object, now, before) => {
    server(({ path }) =>
      path.startsWith('/api/draft/')
        ? { status: 200, body: { values: { now, before }, id: null, version: null } }
        : undefined,
    );
    const { result } = renderHook(() => useUnsent('rose', 'sleep'));
    await waitFor(() => expect(result.current.isRead).toBe(true));
    expect(result.current.of('now', is)).toMatchObject({ value: now });
    expect(result.current.of('before', is).value).toBeNull();
    expect(result.current.of('before', is).get()).toBeNull();
  },
);
