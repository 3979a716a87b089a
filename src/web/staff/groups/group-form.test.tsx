import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answersRead, server, show, write } from '#world/browser/web-page.tsx';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { GroupForm } from './group-form.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);

function Groups() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Lock or unlock
      </button>
      {isOpen && <GroupForm group={null} permissions={[]} mayChange onSaved={() => {}} onAsked={() => {}} />}
    </>
  );
}
const lockOrUnlock = () => userEvent.click(screen.getByRole('button', { name: 'Lock or unlock' }));

test('a group that is half described outlives a lock, keeps its id and can be begun afresh', async () => {
  const { calls } = server(({ method, path }) =>
    method === 'POST' && path === '/api/group/' ? { status: 0, body: null } : undefined,
  );
  const posts = () =>
    calls.filter(({ method, path }) => method === 'POST' && path === '/api/group/').map(({ body }) => body);
  show(<Groups />);
  await write(name(), 'Volunteers');
  await userEvent.click(screen.getByRole('button', { name: 'Save group' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  await lockOrUnlock();
  await lockOrUnlock();
  expect(await screen.findByText(/^Draft .*restored$/)).toBeDefined();
  expect(name().value).toBe('Volunteers');
  await userEvent.click(screen.getByRole('button', { name: 'Save group' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]).toEqual(posts()[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  await waitFor(() => expect(name().value).toBe(''));
});

test('a draft that an earlier release saved otherwise is left out', async () => {
  const drafted = (values: object) =>
    server(({ method, path }) =>
      method === 'GET' && path.startsWith('/api/draft/group/')
        ? { status: 200, body: { values, id: 'g', version: null } }
        : undefined,
    );
  drafted({ name: 'Volunteers', description: '', permissions: [] });
  show(<Groups />);
  expect(await screen.findByText(/^Draft.* restored$/)).toBeDefined();
  expect(name().value).toBe('Volunteers');
  drafted({ name: 'Volunteers', description: null, permissions: { view_note: true } });
  show(<Groups />);
  await answersRead();
  expect(name().value).toBe('');
  expect(screen.queryByText(/^Draft.* restored$/)).toBeNull();
});
