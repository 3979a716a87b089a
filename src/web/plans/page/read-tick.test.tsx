import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { RecordSlotContext } from '../../records/record/record-slot-context.ts';
import RecordSlots from '../../record-slots.tsx';
import RecordDetailScreen from '../../records/screens/record-detail-screen.tsx';

const id = '01900000-0000-7000-8000-0000000000e1';
const risk = {
  id,
  version: 3,
  title: 'Walking safely',
  category: 'falls',
  status: 'active',
  acknowledged_by: [],
  approved_at: '2026-01-01T09:00:00Z',
};
const opened = (rights: readonly string[]) =>
  show(
    <RecordSlotContext value={RecordSlots}>
      <RecordDetailScreen entity="risk" />
    </RecordSlotContext>,
    { rights, address: `/riskassessment/detail?id=${id}` },
  );

test('whoever works by a risk assessment signs on it that they have read it', async () => {
  const { calls } = server(({ path, method }) => {
    if (path === `/api/risk/${id}/`) return { status: 200, body: risk };
    return method === 'POST' && path === `/api/risk/${id}/acknowledge/`
      ? { status: 200, body: { ...risk, version: 4 } }
      : undefined;
  });
  opened(['view_risk', 'acknowledge_risk']);
  fireEvent.click(await screen.findByRole('button', { name: 'I have read it' }));
  await expect
    .poll(() => calls.find(({ path }) => path.endsWith('/acknowledge/')))
    .toMatchObject({ body: { version: 3 } });
});

test('a draft is nothing to sign', async () => {
  server(({ path }) => (path === `/api/risk/${id}/` ? { status: 200, body: { ...risk, status: 'draft' } } : undefined));
  opened(['view_risk', 'acknowledge_risk']);
  await screen.findByText('Walking safely');
  expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull();
});

test('whoever may only look is not asked', async () => {
  server(({ path }) => (path === `/api/risk/${id}/` ? { status: 200, body: risk } : undefined));
  opened(['view_risk']);
  await screen.findByText('Walking safely');
  expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull();
});

test('one that changed since it was opened is shown as it stands, and signed only then', async () => {
  const { calls } = server(({ path, method, body }) => {
    if (path === `/api/risk/${id}/`) return { status: 200, body: risk };
    if (method !== 'POST') return undefined;
    const newer = { ...risk, version: 4, title: 'Walking with the frame' };
    return body?.['version'] === 4
      ? { status: 200, body: { ...newer, version: 5 } }
      : { status: 409, body: { detail: 'Someone else changed this in the meantime.', current: newer } };
  });
  opened(['view_risk', 'acknowledge_risk']);
  fireEvent.click(await screen.findByRole('button', { name: 'I have read it' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else changed this in the meantime.');
  expect(await screen.findByText('Walking with the frame')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await expect
    .poll(() => calls.findLast(({ path }) => path.endsWith('/acknowledge/')))
    .toMatchObject({ body: { version: 4 } });
});

test('a signature that did not arrive is not passed over', async () => {
  server(({ path, method }) => {
    if (method === 'POST') return { status: 503, body: {} };
    return path === `/api/risk/${id}/` ? { status: 200, body: risk } : undefined;
  });
  opened(['view_risk', 'acknowledge_risk']);
  fireEvent.click(await screen.findByRole('button', { name: 'I have read it' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It is not known whether this was done.');
});
