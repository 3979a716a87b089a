import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { answerByKeys, pressByKeys, tabTo } from '#world/browser/answer-by-keys.ts';
import { choose, storing, mrsHale, open, press, save, saved } from '#world/browser/record-page.tsx';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { mrHale, type Call, type Reply, write } from '#world/browser/web-page.tsx';
import { closeRecording, openRecord, recording } from '../../kit/state/recording.ts';

const postTo = (path: string) => (call: Call) => call.method === 'POST' && call.path === path;
const figures = async (typed: string) => {
  for (const key of typed) await press(key);
};

test('a weight far from the last is questioned on the pad, beside the last ones, and again before it is saved', async () => {
  const isWeight = postTo('/api/weight/');
  const weighing = { occurred_at: '2026-01-04T09:00:00Z', outcome: 'measured', weight_kg: 61.2, is_deleted: false };
  const scales: Reply = (call) => {
    if (call.path.startsWith('/api/weight/?')) return { status: 200, body: [weighing] };
    if (!isWeight(call)) return storing(call);
    return call.body?.['confirmed_warnings']
      ? { status: 201, body: saved(call) }
      : { status: 400, body: { warnings: { weight_kg: ['reweigh: Last time it was 61.2 kg. Weigh again?'] } } };
  };
  const { calls } = open(scales);
  await press('Weight');
  expect((await screen.findByRole('list', { name: /^Last weights/ })).textContent).toContain('61.2 kg');
  await figures('29.5');
  expect(screen.getByText(/Weigh again\?/).textContent).toContain('Last time it was 61.2 kg.');
  expect(calls.filter(isWeight)).toEqual([]);
  await userEvent.click(await save('Save weight 29.5 kg for Arthur'));
  const doubt = await screen.findByRole('alertdialog', { name: 'Please check before saving' });
  await userEvent.click(within(doubt).getByRole('button', { name: 'It is right, save it' }));
  await screen.findByText(/^Saved 29.5 kg at/);
  expect(calls.findLast(isWeight)?.body).toMatchObject({ weight_kg: 29.5, confirmed_warnings: ['reweigh'] });
});

/** The sheet keeps the focus inside: whoever goes back from its head comes to its foot. */
async function pressBack(name: string): Promise<void> {
  // Asked by its words: to work out every role of the sheet takes longer than to walk it.
  const wanted = (await screen.findByText(name, { selector: 'button, button *' })).closest('button');
  for (let presses = 0; presses < 20 && document.activeElement !== wanted; presses++)
    await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(wanted);
  await userEvent.keyboard('{Enter}');
}
const answer = async (name: string) => answerByKeys(await screen.findByLabelText(name));

const entriesByKeys = [
  {
    what: 'mood',
    fill: () => answer('Settled'),
    label: 'Save mood settled for Arthur',
    stored: { mood_score: 3 },
  },
  {
    what: 'sleep',
    fill: () => answer('Asleep'),
    label: 'Save night check: asleep for Arthur',
    stored: { checks: [{ state: 'asleep' }] },
  },
  {
    what: 'bath',
    async fill() {
      await pressBack('Chose not to');
      await answer('Not now');
    },
    label: 'Save shower: chose not to for Arthur',
    stored: { outcome: 'declined', skin_checked: false },
  },
  {
    what: 'weight',
    async fill() {
      await pressBack('Weight');
      await tabTo(await screen.findByRole('textbox', { name: 'Weight' }));
      await userEvent.keyboard('61.2');
    },
    label: 'Save weight 61.2 kg for Arthur',
    stored: { outcome: 'measured', weight_kg: 61.2 },
  },
  {
    what: 'care',
    async fill() {
      await pressBack('Mental state');
      await pressByKeys(await screen.findByRole('button', { name: 'As usual for them' }));
    },
    label: 'Save mental state as usual for Arthur',
    stored: { change_since_last: 'same' },
  },
];

test.each(entriesByKeys)(
  'by keys alone an entry of $what is told on its pad and saved',
  async ({ what, fill, label, stored }) => {
    const path = `/api/${what}/`;
    const isSaved = postTo(path);
    const { calls } = open((call) => {
      if (isSaved(call)) return { status: 201, body: saved(call) };
      return call.path.startsWith(`${path}?`) ? { status: 200, body: [] } : undefined;
    });
    await screen.findByRole('region', { name: 'Resident' });
    await fill();
    await pressBack(label);
    await waitFor(() => expect(recording.get()).toBeNull());
    expect(calls.filter(isSaved).map(({ body }) => body)).toMatchObject([{ resident: mrHale.id, ...stored }]);
  },
);

test('water that scalds cannot be saved as done until it is said what was done', async () => {
  const isBath = postTo('/api/bath/');
  const { calls } = open((call) => (isBath(call) ? { status: 201, body: saved(call) } : undefined));
  await press('Bath');
  await figures('46');
  expect(screen.getByText('Stop: this water scalds.')).toBeDefined();
  await choose('Help from one');
  await userEvent.click(
    within(screen.getByRole('group', { name: /^Skin checked/ })).getByRole('radio', { name: 'Yes' }),
  );
  await userEvent.click(await save('Save bath 46 °C for Arthur'));
  expect((await screen.findAllByText('Say what was done: the water was above 44 °C.')).length).toBeGreaterThan(0);
  await expectSoundStructure();
  expect(calls.filter(isBath)).toEqual([]);
});

test('words typed on a pad are offered with its kind when the sheet is opened again, and thrown away when asked', async () => {
  open(storing);
  await press('Note');
  await write(await screen.findByLabelText(/^What happened/), 'Laughed at the radio.');
  act(closeRecording);
  act(() => openRecord({ resident: mrHale.id }));
  await press('Note Begun');
  const box = await screen.findByLabelText<HTMLTextAreaElement>(/^What happened/);
  await waitFor(() => expect(box.value).toBe('Laughed at the radio.'));
  await expectSoundStructure();
  await press('Start afresh');
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^What happened/).value).toBe(''));
});

test('an entry stays with whom it was opened for, whatever page opens behind it or in another tab', async () => {
  const { calls, posts, router } = open(storing, {}, null);
  const shared = { ...localStorage };
  act(closeRecording);
  await act(() => router.navigate(`/resident/detail?id=${mrHale.id}`));
  act(() => openRecord({}));
  await choose('200 ml');
  await act(() => router.navigate(`/resident/detail?id=${mrsHale.id}`));
  expect(screen.getByRole('region', { name: 'Resident' }).textContent).toContain('Arthur Hale');
  await userEvent.click(await save('Save fluids 200 ml for Arthur'));
  await waitFor(() => expect(posts().map(({ body }) => body?.['resident'])).toEqual([mrHale.id]));
  const drafts = calls.filter(({ path }) => path.startsWith('/api/draft/fluid_intake/'));
  expect(new Set(drafts.map(({ path }) => path))).toEqual(new Set([`/api/draft/fluid_intake/?resident=${mrHale.id}`]));
  expect({ ...localStorage }).toEqual(shared);
});

test.each([
  ['Incident', `/resident/detail?id=${mrHale.id}&tab=notes&incident=new`],
  ['Body map', `/body-map/add?resident=${mrHale.id}`],
])('%s opens its own page, for the same person', async (kind, address) => {
  const { router } = open(storing);
  await press(kind);
  expect(recording.get()).toBeNull();
  expect(router.state.location.pathname + router.state.location.search).toBe(address);
});

test('the full form goes on with what is on the pad, on the page of the same person', async () => {
  const { router } = open(storing);
  await press('Weight');
  await figures('61');
  await press('More details in the full form');
  expect(recording.get()).toBeNull();
  const { pathname, searchParams } = new URL(router.createHref(router.state.location), 'http://hearth.test');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/resident/detail',
    { id: mrHale.id, tab: 'charts', of: 'weight', add: '1' },
  ]);
  const [, draft = ''] = Object.entries(sessionStorage).find(([key]) => key.includes(`weight:${mrHale.id}`)) ?? [];
  expect(JSON.parse(draft)).toMatchObject({ values: { weight_kg: '61' } });
});

describe('which keys open it', () => {
  const whereKeys = (are: boolean) =>
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: are && media === '(hover: hover) and (pointer: fine)',
      media,
      addEventListener() {},
      removeEventListener() {},
    }));

  test.each([true, false])('is said only where there are keys (%s)', async (are) => {
    whereKeys(are);
    open(storing, {}, null);
    await screen.findByRole('list', { name: 'Residents' });
    const said = screen.queryByText('Alt + R opens this from any page, Ctrl + / takes it as one typed line.');
    expect(said !== null).toBe(are);
  });
});
