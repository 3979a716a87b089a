import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { choose, isDrink, storing, mrsHale, open, rights, save, saved, Sheet } from '#world/browser/record-page.tsx';
import { mrHale, server, show, type Reply, write } from '#world/browser/web-page.tsx';
import { openRecord, recording } from '../../kit/state/recording.ts';

test('a chip and Save store one drink, however often Save is pressed, and the message names nobody', async () => {
  const { posts } = open(storing);
  await choose('200 ml');
  await userEvent.dblClick(await save('Save fluids 200 ml for Arthur'));
  await waitFor(() => expect(recording.get()).toBeNull());
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.body).toMatchObject({
    resident: mrHale.id,
    offered_ml: 200,
    amount_ml: 200,
    direction: 'intake',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const message = await screen.findByText(/^Saved 200 ml at \d\d:\d\d\.$/);
  expect(message.textContent).not.toMatch(/Arthur|Hale/);
});

test('Undo strikes the entry out as entered in error, and the sheet says whose it was', async () => {
  const { calls } = open(storing);
  await choose('150 ml');
  await userEvent.click(await save('Save fluids 150 ml for Arthur'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      is_deleted: true,
      deletion_reason: 'entered_in_error',
      version: 1,
    }),
  );
  expect(await screen.findByText('Taken back. It stays readable, struck out.')).toBeDefined();
  openRecord({ resident: mrHale.id });
  expect((await screen.findByRole('list', { name: 'Just saved' })).textContent).toContain('Taken back: fluids 150 ml');
});

test('an Undo that did not work says that the entry still stands', async () => {
  open((call) => (call.method === 'PATCH' ? { status: 503, body: null } : storing(call)));
  await choose('150 ml');
  await userEvent.click(await save('Save fluids 150 ml for Arthur'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/It was not taken back, and still stands\./)).toBeDefined();
});

test('who may not strike it out is told whom to ask, instead of nothing', async () => {
  open(
    storing,
    {},
    mrHale.id,
    rights.filter((right) => !right.startsWith('delete')),
  );
  await choose('150 ml');
  await userEvent.click(await save('Save fluids 150 ml for Arthur'));
  await waitFor(() => expect(recording.get()).toBeNull());
  openRecord({ resident: mrHale.id });
  const line = await screen.findByRole('list', { name: 'Just saved' });
  await userEvent.click(within(line).getByRole('button', { name: 'Wrong?' }));
  expect(line.textContent).toContain('If it is wrong, ask a senior to withdraw it.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const drinkFor = async (resident: string, amount: string) => {
  openRecord({ resident });
  await choose(amount);
  await userEvent.click(await save(new RegExp(`^Save fluids ${amount} for`)));
  await waitFor(() => expect(recording.get()).toBeNull());
};

test('what was just saved stands in one line, unfolds, and never above the entry of somebody else', async () => {
  open(storing);
  await drinkFor(mrHale.id, '100 ml');
  await drinkFor(mrHale.id, '150 ml');
  await drinkFor(mrsHale.id, '200 ml');
  openRecord({ resident: mrHale.id });
  const line = within(await screen.findByRole('list', { name: 'Just saved' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('fluids 150 ml'),
  ]);
  await userEvent.click(line.getByRole('button', { name: '1 more' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('fluids 150 ml'),
    expect.stringContaining('fluids 100 ml'),
  ]);
});

const begun = /Begun, not saved/;

test('a chip chosen and left for another kind is marked as begun, and gone on with as it was', async () => {
  const { posts } = open(storing);
  await choose('200 ml');
  await choose('½');
  await choose('Good');
  expect(await save(/^Save mood good/)).toBeDefined();
  await userEvent.click(
    await within(screen.getByRole('region', { name: 'Fluids' })).findByRole('button', { name: begun }),
  );
  await userEvent.click(await save('Save fluids 100 of 200 ml for Arthur'));
  await waitFor(() => expect(posts()[0]?.body).toMatchObject({ offered_ml: 200, amount_ml: 100 }));
});

test('what was begun outlives closing the sheet, which says so, and is marked with its resident and its kind', async () => {
  open(storing, {}, null);
  await userEvent.click(await screen.findByRole('button', { name: /Arthur/ }));
  await choose('200 ml');
  await save('Save fluids 200 ml for Arthur');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Not saved. What you began is kept, and Record offers it again.')).toBeDefined();
  openRecord({});
  const arthur = await screen.findByRole('button', { name: /Arthur/ });
  expect(arthur.textContent).toMatch(begun);
  expect(screen.getByRole('button', { name: /Rose/ }).textContent).not.toMatch(begun);
  await userEvent.click(arthur);
  await userEvent.click(await screen.findByRole('button', { name: begun }));
  await userEvent.click(await save('Save fluids 200 ml for Arthur'));
  await waitFor(() => expect(recording.get()).toBeNull());
  openRecord({ resident: mrHale.id });
  expect(await screen.findByRole('radio', { name: '200 ml' })).toBeDefined();
  expect(screen.queryByRole('button', { name: begun })).toBeNull();
});

test('a save that is refused leads to the first field it is about', async () => {
  open(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Shower' }));
  await userEvent.click(await save(/^Save shower/));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Water, before getting in')));
});

const thick = { has_dysphagia: true, iddsi_fluid_level: 2 };

test('the agreed thickness stands ready, and another one is challenged at once', async () => {
  const { posts } = open(storing, thick);
  await choose('200 ml');
  expect(((await screen.findByRole('radio', { name: '2' })) as HTMLInputElement).checked).toBe(true);
  await choose('0 thin');
  expect(screen.getByText('Level 2 is agreed, not 0.')).toBeDefined();
  await choose('2');
  expect(screen.queryByText('Level 2 is agreed, not 0.')).toBeNull();
  await userEvent.click(await save('Save fluids 200 ml for Arthur'));
  await waitFor(() => expect(posts()[0]?.body).toMatchObject({ thickness_level: 2 }));
});

test('a doubt is answered in the sheet, and the answer is sent with the record', async () => {
  const doubt: Reply = (call) => {
    if (!isDrink(call)) return undefined;
    return call.body?.['confirmed_warnings']
      ? { status: 201, body: saved(call) }
      : {
          status: 400,
          body: { warnings: { amount_ml: ['large_amount: More than 750 ml at once. Is the amount right?'] } },
        };
  };
  const { posts } = open(doubt);
  await choose('250 ml');
  await userEvent.click(await save('Save fluids 250 ml for Arthur'));
  await userEvent.click(await screen.findByRole('button', { name: 'It is right, save it' }));
  await waitFor(() => expect(recording.get()).toBeNull());
  expect(posts().at(-1)?.body).toMatchObject({ confirmed_warnings: ['large_amount'] });
  expect(posts()[0]?.body?.['id']).toBe(posts().at(-1)?.body?.['id']);
});

test('what did not arrive stays, says so, and goes again under the same id when the network is back', async () => {
  let isAway = true;
  const { posts } = open((call) => (isDrink(call) && isAway ? { status: 0, body: null } : storing(call)));
  await choose('100 ml');
  await userEvent.click(await save('Save fluids 100 ml for Arthur'));
  expect((await screen.findByText(/It is not known whether this was saved/)).textContent).toContain('stored once');
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(recording.get()).toBeNull());
  expect(new Set(posts().map(({ body }) => body?.['id'])).size).toBe(1);
});

test('another resident means another entry: nothing goes over to them', async () => {
  const { posts } = open(storing);
  await choose('200 ml');
  await choose('½');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('button', { name: /Rose Hale/ }));
  const strip = await screen.findByRole('region', { name: 'Resident' });
  expect(strip.textContent).toContain('Name alike: Arthur Hale, room 3');
  expect((screen.getByRole('radio', { name: '200 ml' }) as HTMLInputElement).checked).toBe(false);
  await choose('100 ml');
  await userEvent.click(await save('Save fluids 100 ml for Rose'));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({ resident: mrsHale.id, amount_ml: 100, offered_ml: 100 });
});

test('without a resident the sheet asks, and finds them by room or name', async () => {
  open(storing, {}, null);
  await userEvent.type(await screen.findByLabelText('Who is it about?'), 'room 4');
  const list = screen.getByRole('list', { name: 'Residents' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(list).getByRole('button', { name: /Rose Hale/ }));
  expect(await screen.findByRole('radio', { name: '200 ml' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.type(await screen.findByLabelText('Who is it about?'), 'room 3{Enter}');
  expect((await screen.findByRole('region', { name: 'Resident' })).textContent).toContain('Arthur Hale');
});

test('when the safety facts cannot be loaded, the sheet says so instead of showing none', async () => {
  const { calls } = server(({ path }) => (path.includes('/summary') ? { status: 500, body: null } : undefined));
  show(<Sheet />, { rights });
  openRecord({ resident: mrHale.id });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(calls.length).toBeGreaterThan(0);
});

test('what was agreed about a chart is read by whoever records it, and two are named where two are agreed', async () => {
  open(storing, { watched: [{ chart: 'bath', prompt_text: 'Towel first, then the chair.', two_staff: true }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Shower' }));
  expect((await screen.findByText(/Towel first, then the chair\./)).textContent).toContain(
    'Two staff do this together.',
  );
  expect(screen.getAllByLabelText(/Second member of staff/).length).toBeGreaterThan(0);
});

test('a wash that turns out not to have happened asks nothing about the skin', async () => {
  const { calls } = open((call) =>
    call.method === 'POST' && call.path === '/api/bath/' ? { status: 201, body: saved(call) } : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Shower' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Chose not to' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Not now' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Prompted' }));
  await userEvent.click(await save(/^Save shower: chose not to/));
  await waitFor(() =>
    expect(calls.find(({ path, method }) => path === '/api/bath/' && method === 'POST')?.body).toMatchObject({
      outcome: 'declined',
      skin_checked: false,
    }),
  );
});

const drunk = {
  date: '2026-11-15',
  is_tracked: true,
  target_ml: 1500,
  limit_ml: null,
  intake_ml: 900,
  output_ml: 0,
  balance_ml: 900,
  offers: 6,
  pct_of_target: 60,
  expected_ml: 800,
  hours_since_last_drink: 1,
};

test('the day so far and the last entry stand beside a quick one, and passing what is allowed is said at once', async () => {
  const last = {
    kind: 'fluid_intake',
    id: 'f1',
    when: '2026-01-02T10:05:00.000Z',
    words: 'Tea · 150 ml',
    by: 'Joy Osei',
  };
  open(storing, { fluid: drunk, newest: { fluid_intake: last }, fluid_restriction_ml: 1000 });
  await choose('100 ml');
  expect(await screen.findByText('900 of 1,500 ml today')).toBeDefined();
  expect(
    screen.getByText(/^Last: Tea · 150 ml, .*10:05.*, Joy Osei$|^Last: Tea · 150 ml, 2 Jan 2026, Joy Osei$/),
  ).toBeDefined();
  expect(screen.queryByText(/ml a day is allowed/)).toBeNull();
  await choose('150 ml');
  expect((await screen.findByText(/At most 1,000 ml a day is allowed\./)).parentElement?.textContent).toContain(
    'With this it is 1,050 ml.',
  );
});

test('after a wash with something on the skin the sheet stays and leads to the body map', async () => {
  open((call) =>
    call.method === 'POST' && call.path === '/api/bath/'
      ? { status: 201, body: { ...saved(call), skin_concern: true } }
      : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Chose not to' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Not now' }));
  await userEvent.click(await save(/^Save .*chose not to/));
  const way = await within(await screen.findByRole('list', { name: 'Just saved' })).findByRole('link', {
    name: 'Add to the body map',
  });
  expect(screen.queryByText(/^Saved .* at \d\d:\d\d\.$/)).toBeNull();
  expect(way.getAttribute('href')).toBe(`/body-map/add?resident=${mrHale.id}&occasion=concern`);
  await userEvent.click(way);
  expect(recording.get()).toBeNull();
});

test('what was written about the wrong person waits for the right one to be chosen, and is theirs then', async () => {
  const { posts } = open(storing);
  await act(async () => {
    openRecord({
      kind: 'fluid_intake',
      copy: {
        direction: 'intake',
        fluid_type: 'tea',
        route: 'oral',
        offered_ml: 300,
        amount_ml: 300,
        occurred_at: new Date().toISOString(),
      },
    });
  });
  await userEvent.click(await screen.findByRole('button', { name: /Rose/ }));
  await userEvent.click(await save('Save fluids 300 ml for Rose'));
  await waitFor(() =>
    expect(posts()[0]?.body).toMatchObject({ resident: mrsHale.id, fluid_type: 'tea', amount_ml: 300 }),
  );
});

test('a resident chooses a face by themselves, and it goes into the entry as their own view', async () => {
  const { calls } = open((call) =>
    call.method === 'POST' && call.path === '/api/mood/' ? { status: 201, body: saved(call) } : undefined,
  );
  await choose('Good');
  await userEvent.click(await screen.findByRole('button', { name: 'More about this' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Let Arthur choose' }));
  const own = within(await screen.findByRole('dialog', { name: 'How are you, Arthur?' }));
  await userEvent.click(own.getByRole('button', { name: 'Low' }));
  await write(own.getByLabelText(/In your own words/), 'Missing my sister');
  await userEvent.click(own.getByRole('button', { name: 'Done' }));
  await userEvent.click(await save('Save mood low for Arthur'));
  await waitFor(() =>
    expect(calls.find(({ path, method }) => method === 'POST' && path === '/api/mood/')?.body).toMatchObject({
      mood_score: 2,
      reported_by_resident: true,
      resident_words: 'Missing my sister',
    }),
  );
});

test('a plan that asks for two is named on the bath pad, which asks who the second was', async () => {
  const by = { entity: 'plan', id: 'p1', title: 'Getting about safely' };
  open(storing, { demands: [{ topic: 'two_staff', words: 'Two staff', on: ['bath'], by }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Shower' }));
  const asked = await screen.findByRole('list', { name: 'What is asked here' });
  expect(asked.textContent).toBe('Two staff · Getting about safely');
  expect(await screen.findAllByLabelText(/Second member of staff/)).not.toEqual([]);
});

test('what a plan asks at the bath is not asked with a drink', async () => {
  const by = { entity: 'plan', id: 'p1', title: 'Getting about safely' };
  open(storing, { demands: [{ topic: 'two_staff', words: 'Two staff', on: ['bath'], by }] });
  await choose('200 ml');
  await save('Save fluids 200 ml for Arthur');
  expect(screen.queryByRole('list', { name: 'What is asked here' })).toBeNull();
});
