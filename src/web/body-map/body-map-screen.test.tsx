import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { mrHale, server, show, type Call } from '#world/browser/web-page.tsx';
import { history } from '../kit/state/toasts.ts';
import BodyMapScreen from './body-map-screen.tsx';

const rights = ['view_body_map', 'review_body_map', 'add_body_map', 'view_incident', 'add_incident'];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const bruise = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  resident: mrHale.id,
  occurred_at: daysAgo(10),
  updated_at: daysAgo(2),
  is_deleted: false,
  deletion_reason: null,
  chart: 'c',
  occasion: 'concern',
  view: 'front',
  x: 0.59,
  y: 0.56,
  region: 'front.thigh.left',
  mark_type: 'bruise',
  pressure_category: null,
  length_mm: 30,
  width_mm: 20,
  colour: ['purple'],
  cause: 'unexplained',
  incident: null,
  recorded_by: null,
  next_review_on: '2099-01-01',
  status: 'healing',
  reviews: [{ at: daysAgo(2), size: '12 mm', colour: [], healing: 'better', note: 'Fading', by: null, photo: null }],
};
const graze = {
  ...bruise,
  id: '01900000-0000-7000-8000-000000000002',
  occurred_at: daysAgo(1),
  region: 'front.knee.right',
  mark_type: 'graze',
  cause: 'fall',
  status: 'open',
  reviews: [],
  x: 0.41,
  y: 0.68,
};
const struck = {
  ...graze,
  id: '01900000-0000-7000-8000-000000000003',
  occurred_at: daysAgo(1),
  is_deleted: true,
  deletion_reason: 'Wrong resident',
};

const replies = ({ method, path }: Call) => {
  if (path.startsWith('/api/body-map/?')) return { status: 200, body: [graze, struck, bruise] };
  if (method === 'GET' && path.startsWith('/api/body-map/'))
    return { status: 200, body: [bruise, graze, struck].find(({ id }) => path.includes(id)) ?? null };
  if (path.endsWith('/review/'))
    return {
      status: 200,
      body: {
        ...bruise,
        version: 2,
        status: 'healed',
        reviews: [
          ...bruise.reviews,
          { at: daysAgo(0), size: null, colour: [], healing: 'healed', note: null, by: null, photo: null },
        ],
      },
    };
  if (path.startsWith('/api/resident/')) return { status: 200, body: mrHale };
  return undefined;
};

const openBody = async () => {
  const page = server(replies);
  show(<BodyMapScreen />, { rights, address: `/?resident=${mrHale.id}` });
  await screen.findByRole('list', { name: 'Marks' });
  return page;
};

test('the drawing and the list say the same, with the resident’s own left and right', async () => {
  await openBody();
  expect(screen.getByRole('button', { name: 'Mark 1: Bruise, left thigh, front, healing' })).not.toBeNull();
  expect(screen.getByRole('button', { name: /Mark \d: Graze, right knee, open/ })).not.toBeNull();
  expect(within(screen.getByRole('group', { name: /^Front of the body/ })).getByText('right').textContent).toBe(
    'R right',
  );
  expect(screen.getByText(/1 open, 1 healing/)).not.toBeNull();
});

test('what was struck out stays readable in the list and leaves the drawing', async () => {
  await openBody();
  expect(screen.getByText('Struck out: Wrong resident')).not.toBeNull();
  expect(screen.getAllByRole('button', { name: /^Mark \d: Graze/ })).toHaveLength(1);
});

test('five days ago the bruise was open and the graze not there yet', async () => {
  await openBody();
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: String(Number(slider.getAttribute('max')) - 5) } });
  expect(screen.getByRole('button', { name: 'Mark 1: Bruise, left thigh, front, open' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Mark \d: Graze/ })).toBeNull();
  expect(slider.getAttribute('aria-valuetext')).toMatch(/nothing changed$/);
  fireEvent.click(screen.getByRole('button', { name: 'Back to today' }));
  expect(screen.getByRole('button', { name: /^Mark \d: Graze/ })).not.toBeNull();
});

test('two days stand side by side, and a sentence says what changed', async () => {
  await openBody();
  fireEvent.click(screen.getByRole('button', { name: 'Compare two days' }));
  expect(screen.getAllByRole('slider')).toHaveLength(2);
  expect(screen.getByText(/: mark 1 healing, mark \d found\.$/)).not.toBeNull();
});

test('an unexplained mark asks about safeguarding and leads to a report; a review closes what has healed', async () => {
  const { calls } = await openBody();
  fireEvent.click(screen.getByRole('button', { name: 'Mark 1: Bruise, left thigh, front, healing' }));
  const report = await screen.findByRole('link', { name: 'Report an incident' });
  expect(report.getAttribute('href')).toBe(
    `/resident/detail?id=${mrHale.id}&tab=notes&incident=new&body_map=${bruise.id}`,
  );
  expect(screen.getByText(/^Smaller: 30 × 20 mm at first, 12 mm on/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Review this mark' }));
  const dialog = await screen.findByRole('dialog');
  await expectSoundStructure(dialog);
  fireEvent.click(within(dialog).getByLabelText('Healed'));
  fireEvent.change(within(dialog).getByLabelText('Length'), { target: { value: '5' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save review' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/review/'))?.body).toMatchObject({
      healing: 'healed',
      size: '5 mm',
      version: 1,
    }),
  );
  expect(await screen.findByRole('button', { name: 'Mark 1: Bruise, left thigh, front, healed' })).not.toBeNull();
  expect(screen.getByText(/^Gone: 30 × 20 mm at first/)).not.toBeNull();
  expect(history.get().map(({ text }) => text)).toContain('Review saved');
});

test('the house shows whose marks are not healed', async () => {
  server(replies);
  show(<BodyMapScreen />, { rights });
  const people = await screen.findByRole('list', { name: 'Residents with marks' });
  expect(within(people).getByRole('link').getAttribute('href')).toContain(mrHale.id);
  expect(within(people).getByText('Unexplained mark')).not.toBeNull();
});

test('a list that could not be loaded does not look like a body without marks', async () => {
  server(({ path }) =>
    path.startsWith('/api/body-map/') ? { status: 500, body: null } : replies({ method: 'GET', path, body: null }),
  );
  show(<BodyMapScreen />, { rights, address: `/?resident=${mrHale.id}` });
  expect(await screen.findByText('The body map could not be loaded')).not.toBeNull();
});

test('nobody is listed without open marks before every page of marks is here', async () => {
  let isDown = true;
  server((call) => {
    if (call.path.includes('after=')) return isDown ? { status: 503, body: {} } : { status: 200, body: [bruise] };
    return call.path.startsWith('/api/body-map/?')
      ? { status: 200, body: [], next: '/api/body-map/?after=1' }
      : replies(call);
  });
  show(<BodyMapScreen />, { rights });
  await screen.findByText('The body maps could not be loaded');
  expect(screen.queryByText('No open marks')).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    within(await screen.findByRole('list', { name: 'Residents with marks' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toContain(mrHale.id);
});
