import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ann, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import RecordDetailScreen from '../screens/record-detail-screen.tsx';

const [id, next] = ['01900000-0000-7000-8000-0000000000e1', '01900000-0000-7000-8000-0000000000e2'];
const plan = {
  id,
  version: 3,
  title: 'Drinking safely',
  domain: 'eating_drinking',
  need: 'Level 2 drinks',
  status: 'active',
  acknowledged_by: [],
  approved_at: '2026-01-01T09:00:00Z',
};
const opened = (rights: readonly string[], address = `/supportplan/detail?id=${id}`) =>
  show(
    <EntityPathsProvider value={entityPaths}>
      <RecordDetailScreen entity="plan" />
    </EntityPathsProvider>,
    { rights, address },
  );

const answering = (record: object = plan) =>
  server(({ path, method }) => {
    if (path === `/api/plan/${id}/`) return { status: 200, body: record };
    if (path === `/api/plan/${next}/`) return { status: 200, body: { ...plan, id: next, version: 1, status: 'draft' } };
    return method === 'POST' && path === `/api/plan/${id}/supersede/`
      ? { status: 201, body: { ...plan, id: next, version: 1, status: 'draft' } }
      : undefined;
  });

test('an approved plan offers no change but says why, and a new version of it opens as a draft', async () => {
  const { calls } = answering();
  opened(['view_plan', 'change_plan']);
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new version' }));
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  expect(screen.getByText(/An approved plan stays as it is/)).toBeDefined();
  await expect
    .poll(() => calls.find(({ path }) => path.endsWith('/supersede/')))
    .toMatchObject({ body: { version: 3 } });
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeDefined();
  expect(calls.some(({ path }) => path === `/api/plan/${next}/`)).toBe(true);
});

test('whoever may not change plans is offered neither, and is not told how', async () => {
  answering();
  opened(['view_plan']);
  expect(await screen.findByText('Drinking safely')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make a new version' })).toBeNull();
  expect(screen.queryByText(/stays as it is/)).toBeNull();
});

test('the form of an approved plan, opened by its address, says what to do instead', async () => {
  answering();
  opened(['view_plan', 'change_plan'], `/supportplan/detail?id=${id}&edit=1`);
  expect(await screen.findByText('This support plan stays as it is')).toBeDefined();
  expect(screen.getByText(/A senior or a manager can make a new version of it, which is approved again/)).toBeDefined();
});

test('a draft that was sent back says so first, with the reason, and a submitted one is approved or sent back', async () => {
  answering({
    ...plan,
    status: 'draft',
    sent_back_reason: 'Say which thickener.',
    sent_back_by: id,
    sent_back_at: '2026-01-02T09:00:00Z',
    names: { sent_back_by: 'Mia Lee' },
  });
  opened(['view_plan', 'change_plan', 'submit_plan']);
  expect((await screen.findByRole('note')).textContent).toContain('Sent back by Mia Lee');
  expect(screen.getByRole('note').textContent).toContain('Say which thickener.');
  expect(screen.getByRole('button', { name: 'Submit for approval' })).toBeDefined();
});

test('whoever may approve is asked for a reason before it goes back', async () => {
  const { calls } = server(({ path, method }) => {
    if (method === 'PATCH') return { status: 200, body: { ...plan, version: 4, status: 'draft' } };
    return path === `/api/plan/${id}/` ? { status: 200, body: { ...plan, status: 'awaiting_approval' } } : undefined;
  });
  opened(['view_plan', 'approve_plan']);
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send back' }));
  fireEvent.change(await screen.findByLabelText(/Why it was sent back/), { target: { value: 'Say which thickener.' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send back' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PATCH'))
    .toMatchObject({ body: { status: 'draft', sent_back_reason: 'Say which thickener.', version: 3 } });
});

test('its author takes back what nobody has decided on, without a reason, and only then can change it', async () => {
  let stored = { ...plan, status: 'awaiting_approval', created_by: ann.id };
  const { calls } = server(({ path, method }) => {
    if (method === 'PATCH') stored = { ...stored, version: 4, status: 'draft' };
    return path === `/api/plan/${id}/` ? { status: 200, body: stored } : undefined;
  });
  opened(['view_plan', 'change_plan', 'submit_plan', 'approve_plan']);
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PATCH'))
    .toMatchObject({ body: { status: 'draft', version: 3 } });
  expect(await screen.findByRole('link', { name: 'Change' })).toBeDefined();
});
