import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { ann, hale, storing, open, osei, petrova, press, rights, Rounds, rowOf } from '#world/browser/round-page.tsx';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { server, show, type Reply } from '#world/browser/web-page.tsx';
import { clockOf } from '../../kit/house/house-clock.ts';
import { openRound } from '../../kit/state/recording.ts';

const fluid = {
  date: '2026-03-01',
  is_tracked: true,
  intake_ml: 760,
  offers: 4,
  target_ml: 1500,
  limit_ml: null,
  expected_ml: 900,
};

describe('a drinks round', () => {
  const house = [
    { resident: hale, fluid: { ...fluid, limit_ml: 1000 } },
    { resident: osei, fluid },
    { resident: petrova, fluid },
  ];

  test('cup and share save one drink for one person, and nobody else is touched', async () => {
    const { sent } = open('fluid_intake', house, storing);
    const row = await rowOf('Arthur Hale');
    await userEvent.click(await screen.findByRole('radio', { name: 'Tea' }));
    await press(row, /^200 ml/);
    expect(sent('/api/fluid-intake/')).toHaveLength(0);
    await press(row, 'Half');
    expect((await within(row).findByText(/saved at \d\d:\d\d/)).textContent).toContain('100 of 200 ml tea');
    expect(sent('/api/fluid-intake/').map(({ body }) => body)).toMatchObject([
      {
        resident: hale.id,
        offered_ml: 200,
        amount_ml: 100,
        fluid_type: 'tea',
        direction: 'intake',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(screen.getByText('1 of 2 recorded')).toBeDefined();
    expect(screen.queryByRole('button', { name: /all residents|everyone/i })).toBeNull();
  });

  test('a row shows thickness, likes and the total; the agreed thickness stands ready and another is challenged', async () => {
    const { sent } = open('fluid_intake', house, storing);
    const row = await rowOf('Maggie Osei');
    expect(row.textContent).toContain('Thickened drinks: level 2');
    expect(row.textContent).toContain('Likes: Tea, two sugars');
    expect(row.textContent).toContain('760 of 1,500 ml');
    await press(row, /^150 ml/);
    await userEvent.click(within(row).getByRole('radio', { name: '0 thin' }));
    expect(within(row).getByText('Level 2 is agreed, not 0.')).toBeDefined();
    await userEvent.click(within(row).getByRole('radio', { name: '2' }));
    await press(row, 'All of it');
    await waitFor(() =>
      expect(sent('/api/fluid-intake/')[0]?.body).toMatchObject({ thickness_level: 2, amount_ml: 150 }),
    );
  });

  test('more than a clinician allows is said before it is given', async () => {
    open('fluid_intake', house, storing);
    const row = await rowOf('Arthur Hale');
    await press(row, /^250 ml/);
    expect(within(row).getByText('At most 1,000 ml a day is allowed.')).toBeDefined();
  });

  test('who is in hospital is shown and skipped', async () => {
    open('fluid_intake', house);
    const row = await rowOf('Nadia Petrova');
    expect(row.textContent).toContain('In hospital');
    expect(within(row).queryAllByRole('button')).toHaveLength(0);
  });

  test('what did not arrive says so, goes again by itself under the same id, and is not left behind unasked', async () => {
    let isAway = true;
    const { sent } = open('fluid_intake', house, (call) =>
      isAway && call.method === 'POST' ? { status: 0, body: null } : storing(call),
    );
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'All of it');
    expect((await within(row).findByRole('alert')).textContent).toContain('not saved');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    const leaving = await screen.findByRole('dialog', { name: 'One row is not saved' });
    expect(within(leaving).getByText(/Not saved: Arthur Hale/).textContent).toContain('discards');
    await userEvent.click(screen.getByRole('button', { name: 'Stay and go on' }));
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await within(row).findByText(/saved at/);
    expect(new Set(sent('/api/fluid-intake/').map(({ body }) => body?.['id'])).size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('closed')).toBeDefined();
  });

  test('a doubt is answered in its row', async () => {
    const doubt: Reply = (call) =>
      call.method === 'POST' && !call.body?.['confirmed_warnings']
        ? {
            status: 400,
            body: {
              warnings: {
                thickness_level: ['thickness_differs: Level 2 is agreed for this resident. Is the level right?'],
              },
            },
          }
        : storing(call);
    const { sent } = open('fluid_intake', house, doubt);
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'All of it');
    await press(row, 'It is right, save it');
    await within(row).findByText(/saved at/);
    expect(sent('/api/fluid-intake/').at(-1)?.body).toMatchObject({ confirmed_warnings: ['thickness_differs'] });
  });

  test('once everybody in the house has had theirs, the whole round is counted as recorded', async () => {
    open('fluid_intake', house, storing);
    for (const name of ['Arthur Hale', 'Maggie Osei']) {
      const row = await rowOf(name);
      await press(row, /^200 ml/);
      await press(row, 'All of it');
      await within(row).findByText(/saved at/);
    }
    expect(screen.getByText('2 of 2 recorded')).toBeDefined();
  });

  test('Undo strikes it out and the row is as if untouched; one more drink is another record', async () => {
    const { sent } = open('fluid_intake', house, storing);
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'All of it');
    await press(row, 'Undo for Arthur Hale');
    await within(row).findByRole('button', { name: /^200 ml/ });
    expect(sent('/api/fluid-intake/').at(-1)?.body).toMatchObject({
      is_deleted: true,
      deletion_reason: 'entered_in_error',
    });
    expect(screen.getByText('0 of 2 recorded')).toBeDefined();
    await press(row, /^100 ml/);
    await press(row, 'All of it');
    await within(row).findByText(/saved at/);
    const ids = sent('/api/fluid-intake/')
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body?.['id']);
    expect(new Set(ids).size).toBe(2);
  });

  test('leaving with untouched rows asks nothing', async () => {
    open('fluid_intake', house);
    await rowOf('Arthur Hale');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('closed')).toBeDefined();
  });

  test('when the round cannot be loaded it says so instead of showing nobody', async () => {
    server(() => ({ status: 500, body: null }));
    show(<Rounds />, { rights });
    openRound('fluid_intake');
    expect(await screen.findByText('The round could not be loaded')).toBeDefined();
  });
});

describe('night checks when the clocks go back', () => {
  const night = (checks: readonly object[]) => ({
    resident: hale,
    sheet: { id: 'night', version: 3, status: 'open', checks },
    checking: { interval_min: 60, last_at: null },
  });
  const check = (checked_at: string) => ({ checked_at, state: 'asleep', action: [] });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-25T01:30:00.000Z') }));
  afterEach(() => void vi.useRealTimers());

  test('half past one comes twice, and each says which it is', async () => {
    open('sleep', [night([check('2026-10-24T23:30:00.000Z'), check('2026-10-25T00:30:00.000Z')])]);
    const row = await rowOf('Arthur Hale');
    const seen = within(within(row).getByRole('list', { name: 'Seen this night' })).getAllByRole('listitem');
    expect(seen.map((line) => line.textContent)).toEqual(['00:30 asleep', '01:30 BST asleep']);
    expect(within(row).getByText('Due since 01:30 GMT')).toBeDefined();
  });

  test('one tap writes the check at its own instant on the night it belongs to', async () => {
    const { calls } = open('sleep', [night([check('2026-10-25T00:30:00.000Z')])], (call) => {
      if (call.path.startsWith('/api/sleep/?'))
        return { status: 200, body: [{ id: 'night', version: 3, night_of: '2026-10-24' }] };
      if (call.path === '/api/sleep/night/')
        return {
          status: 200,
          body: { id: 'night', version: 3, night_of: '2026-10-24', checks: [check('2026-10-25T00:30:00.000Z')] },
        };
      return call.path.endsWith('/check/') ? { status: 200, body: { id: 'night', version: 4, checks: [] } } : undefined;
    });
    const row = await rowOf('Arthur Hale');
    await press(row, 'Asleep');
    expect((await within(row).findByText(/saved at/)).textContent).toContain('Asleep saved at 01:30 GMT');
    expect(calls.find(({ path }) => path.endsWith('/check/'))).toMatchObject({
      path: '/api/sleep/night/check/',
      body: { checked_at: expect.stringMatching(/^2026-10-25T01:30/), state: 'asleep', version: 3 },
    });
  });

  test('who is not quiet is asked about further, and who has agreed to no checks is not on the round', async () => {
    open('sleep', [night([]), { resident: osei, sheet: null, checking: { interval_min: 0, last_at: null } }]);
    const row = await rowOf('Arthur Hale');
    await press(row, 'Awake and distressed');
    expect(within(row).getByRole('checkbox', { name: 'Reassured' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Maggie Osei' })).toBeNull();
  });

  test('whoever is due first stands first, and stays there once seen', async () => {
    const late = { resident: osei, sheet: null, checking: { interval_min: 60, last_at: '2026-10-24T23:00:00.000Z' } };
    const lately = { resident: hale, sheet: null, checking: { interval_min: 60, last_at: '2026-10-25T01:20:00.000Z' } };
    open('sleep', [lately, late]);
    await rowOf('Arthur Hale');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Maggie Osei',
      'Arthur Hale',
    ]);
  });
});

describe('a morning round', () => {
  const step = { result: 'completed', support_level: 'prompted', at: '2026-03-01T07:30:00Z', by: ann, note: null };
  const sheet = {
    id: 'sheet',
    version: 1,
    status: 'open',
    routine_date: clockOf(usualZone).today(),
    tasks_shown: ['wash', 'hair'],
    wash: step,
    hair: null,
  };

  test('a step is saved by itself as soon as it is pressed, and pressed again is taken back', async () => {
    const { sent } = open('morning_routine', [{ resident: hale, sheet, steps: ['wash', 'hair'] }], (call) =>
      call.method === 'PATCH'
        ? { status: 200, body: { ...sheet, ...call.body, version: Number(call.body?.['version']) + 1 } }
        : undefined,
    );
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    const hair = within(row).getByRole('group', { name: 'Hair' });
    await userEvent.click(within(hair).getByRole('radio', { name: 'Chose not to' }));
    await within(row).findByText(/Saved at/);
    expect(sent('/api/morning-routine/').map(({ body }) => body)).toEqual([
      { hair: { result: 'declined', support_level: null, at: null, by: null, note: null }, version: 1 },
    ]);
    await userEvent.click(within(hair).getByRole('radio', { name: 'Chose not to' }));
    await waitFor(() => expect(sent('/api/morning-routine/').at(-1)?.body).toEqual({ hair: null, version: 2 }));
  });

  test('a sheet nobody has begun waits for when they got up, and says so', async () => {
    const { sent } = open('morning_routine', [{ resident: hale, sheet: null, steps: ['wash'] }], storing);
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    await userEvent.click(within(row).getByRole('radio', { name: 'Independent' }));
    expect(within(row).getByRole('alert').textContent).toContain('say when Arthur Hale got up');
    expect(sent('/api/morning-routine/')).toHaveLength(0);
    await press(row, 'Now');
    await within(row).findByText(/Saved at/);
    expect(sent('/api/morning-routine/')[0]?.body).toMatchObject({
      resident: hale.id,
      up_at: expect.stringMatching(/^\d\d:\d\d$/),
      wash: { result: 'completed', support_level: 'independent' },
    });
  });

  test('in the afternoon nobody is asked when they got up: a step goes at once, and can be read by everyone', async () => {
    const { sent } = open('afternoon_routine', [{ resident: hale, sheet: null, steps: ['rest'] }], storing);
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    await expectSoundStructure();
    await userEvent.click(within(row).getByRole('radio', { name: 'Independent' }));
    await within(row).findByText(/Saved at/);
    expect(sent('/api/afternoon-routine/')[0]?.body).toMatchObject({
      resident: hale.id,
      rest: { result: 'completed', support_level: 'independent' },
    });
  });

  test('a colleague who was faster is no obstacle: only the touched step is written over theirs', async () => {
    const { sent } = open('morning_routine', [{ resident: hale, sheet, steps: ['wash', 'hair'] }], (call) => {
      if (call.method !== 'PATCH') return undefined;
      return call.body?.['version'] === 1
        ? { status: 409, body: { detail: 'Changed.', current: { ...sheet, version: 5 } } }
        : { status: 200, body: { ...sheet, ...call.body, version: 6 } };
    });
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    await userEvent.click(
      within(within(row).getByRole('group', { name: 'Hair' })).getByRole('radio', { name: 'Helped' }),
    );
    await within(row).findByText(/Saved at/);
    expect(sent('/api/morning-routine/').map(({ body }) => body?.['version'])).toEqual([1, 5]);
  });
});
