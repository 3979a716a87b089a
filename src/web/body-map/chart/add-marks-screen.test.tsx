import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { markFields } from '../marks/chart.ts';
import AddMarksScreen from './add-marks-screen.tsx';

const rights = ['view_body_map', 'add_body_map'];

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 460));
});

const openChart = (held: readonly string[] = rights) => {
  const page = server(({ method, path, body }) =>
    method === 'POST' && path === '/api/body-map/'
      ? { status: 201, body: { ...body, version: 1 } }
      : path.startsWith('/api/resident/')
        ? { status: 200, body: mrHale }
        : undefined,
  );
  const shown = show(<AddMarksScreen />, { rights: held, address: `/?resident=${mrHale.id}` });
  return { ...page, ...shown };
};
/** Asked by label throughout: working out every role of a body with 66 parts takes the test page seconds. */
const drawing = () => {
  const svg = screen.getByLabelText(/^Front of the body/).querySelector('svg');
  if (!svg) throw new Error('The body is not drawn.');
  return svg;
};
const tap = (clientX: number, clientY: number) => fireEvent.click(drawing(), { clientX, clientY });
const pick = (name: string) => fireEvent.click(screen.getByLabelText(name));

function describeMark() {
  pick('Bruise');
  fireEvent.change(screen.getByLabelText(/^Length/), { target: { value: '30' } });
  pick('Purple');
  pick('Fall');
}

test('all 66 parts of the body can be reached and named by keys', () => {
  openChart();
  const parts = document.querySelectorAll('[data-region][tabindex="0"]');
  expect(parts).toHaveLength(66);
  expect([...parts].every((part) => part.getAttribute('aria-label')?.startsWith('Place a mark: '))).toBe(true);
});

test('a tap places a numbered mark in the part that was tapped; beside the body it places none', () => {
  openChart();
  tap(2, 2);
  expect(screen.getByText('No mark placed yet')).not.toBeNull();
  tap(118, 260);
  expect(screen.getByText('Mark 1: left thigh, front')).not.toBeNull();
  fireEvent.keyDown(screen.getByLabelText('Place a mark: left heel'), { key: 'Enter' });
  expect(screen.getByText('Mark 2: left heel')).not.toBeNull();
});

test('an answer about a mark has no other question drawn anew', () => {
  openChart();
  tap(118, 260);
  const { cause, mark_type } = markFields;
  if (!cause || !mark_type) throw new Error('A mark is asked for both.');
  pick('Bruise');
  const [other, own] = [cause, mark_type].map((field) => vi.spyOn(field, 'label', 'get'));
  pick('Cut');
  expect(own).toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('arrow keys move a mark by one, with Shift by five', async () => {
  const { calls } = openChart();
  tap(118, 260);
  const mark = screen.getByLabelText(/^Mark 1: .*Arrow keys move it/);
  fireEvent.keyDown(mark, { key: 'ArrowRight' });
  fireEvent.keyDown(mark, { key: 'ArrowDown', shiftKey: true });
  pick('Concern');
  describeMark();
  fireEvent.click(screen.getByText(/^Save 1 mark for Arthur/));
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/body-map/')?.body).toMatchObject({
      x: 119 / 200,
      y: Math.round((265 / 460) * 10_000) / 10_000,
      region: 'front.thigh.left',
    }),
  );
});

test('marks of one occasion are saved one by one and share their chart', async () => {
  const { calls } = openChart();
  pick('Routine check');
  tap(118, 260);
  describeMark();
  tap(82, 312);
  describeMark();
  fireEvent.click(screen.getByText(/^Save 2 marks/));
  await waitFor(() =>
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/body-map/')).toHaveLength(2),
  );
  const [one, two] = calls
    .filter(({ method, path }) => method === 'POST' && path === '/api/body-map/')
    .map(({ body }) => body);
  expect(one).toMatchObject({
    resident: mrHale.id,
    occasion: 'routine_check',
    map_version: 1,
    view: 'front',
    region: 'front.thigh.left',
    length_mm: 30,
    colour: ['purple'],
  });
  expect(two).toMatchObject({ region: 'front.knee.right', chart: one?.['chart'] });
  expect(two?.['id']).not.toBe(one?.['id']);
});

test('what is missing is said mark by mark, and nothing is sent', () => {
  const { calls } = openChart();
  tap(118, 260);
  fireEvent.click(screen.getByText(/^Save 1 mark/));
  expect(screen.getByText('Mark 1, left thigh, front: Kind of mark is needed.')).not.toBeNull();
  expect(screen.getAllByText('Occasion is needed.')).not.toHaveLength(0);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a second tap on a mark looks closer, and a tap there moves it', () => {
  openChart();
  tap(118, 260);
  fireEvent.click(screen.getByLabelText(/^Mark 1: .*Arrow keys/));
  expect(screen.getByText('Close up: tap exactly where mark 1 is.')).not.toBeNull();
  expect(drawing().getAttribute('viewBox')).toMatch(/^78 16[78](\.\d+)? 80 184$/);
  tap(100, 230);
  expect(screen.getByText('Mark 1: left thigh, front')).not.toBeNull();
  expect(screen.queryByText(/^Mark 2:/)).toBeNull();
  fireEvent.click(screen.getByText('Zoom out'));
  expect(drawing().getAttribute('viewBox')).toBe('0 0 200 460');
  fireEvent.click(screen.getByText('Remove mark 1'));
  expect(screen.getByText('No mark placed yet')).not.toBeNull();
});

test('a mark nobody can explain begins a report that says what was seen, and asks about safeguarding', () => {
  const { calls } = openChart([...rights, 'view_incident', 'add_incident']);
  pick('Concern');
  tap(118, 260);
  describeMark();
  expect(screen.queryByLabelText(/^What happened/)).toBeNull();
  pick('Unexplained');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What happened/).value).toMatch(
    /^Seen .*:\nBruise, left thigh, front, 30 mm, purple\. Cause: unexplained\.$/,
  );
  expect(screen.getByText(/Must safeguarding be told\?/)).not.toBeNull();
  fireEvent.click(screen.getByText(/^Save 1 mark/));
  expect(screen.getAllByText('What was done at once is needed.')).not.toHaveLength(0);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what was drawn comes back as a draft', async () => {
  const draft = {
    values: {
      id: 'c',
      shared: {
        occasion: 'concern',
        occurred_at: new Date().toISOString(),
        late_entry_reason: null,
        late_entry_reason_text: null,
        incident: null,
      },
      marks: [
        {
          id: 'm',
          values: {
            view: 'front',
            x: 0.59,
            y: 0.56,
            region: 'front.thigh.left',
            mark_type: 'bruise',
            colour: [],
            cause: null,
          },
        },
      ],
      report: { id: 'r', values: {} },
    },
    id: 'c',
    version: null,
    saved_at: new Date().toISOString(),
  };
  server(({ method, path }) =>
    method === 'GET' && path.startsWith('/api/draft/body_map_chart/')
      ? { status: 200, body: draft }
      : path.startsWith('/api/resident/')
        ? { status: 200, body: mrHale }
        : undefined,
  );
  show(<AddMarksScreen />, { rights, address: `/?resident=${mrHale.id}` });
  expect(await screen.findByText('Mark 1: left thigh, front')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Bruise').checked).toBe(true);
});

test('who may not add a mark is told who can', () => {
  server(() => undefined);
  show(<AddMarksScreen />, { rights: ['view_body_map'], address: `/?resident=${mrHale.id}` });
  expect(screen.getByText('You do not have the right to add a mark')).not.toBeNull();
});

test('where no answer came it is not known whether the marks were saved, and they are sent again by the same ids', async () => {
  let isDown = true;
  const { calls } = server(({ method, path, body }) => {
    if (method === 'POST' && path === '/api/body-map/')
      return isDown ? { status: 0, body: null } : { status: 200, body: { ...body, version: 1 } };
    return path.startsWith('/api/resident/') ? { status: 200, body: mrHale } : undefined;
  });
  show(<AddMarksScreen />, { rights, address: `/?resident=${mrHale.id}` });
  pick('Concern');
  tap(118, 260);
  describeMark();
  fireEvent.click(screen.getByText(/^Save 1 mark/));
  expect(await screen.findByText('Not known yet')).toBeDefined();
  expect(screen.queryByText('Not saved')).toBeNull();
  isDown = false;
  fireEvent(window, new Event('online'));
  const sent = () =>
    calls.filter(({ method, path }) => method === 'POST' && path === '/api/body-map/').map(({ body }) => body?.['id']);
  await waitFor(() => expect(screen.queryByText('Not known yet')).toBeNull());
  expect(new Set(sent()).size).toBe(1);
  expect(sent().length).toBe(2);
});
