import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mrHale, server, show, type Call } from '#world/browser/web-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import LineSheet from './line-sheet.tsx';

const isWriting = ({ method, path }: Call) => method === 'POST' && path.startsWith('/api/sleep/');

afterEach(() => void vi.useRealTimers());

test('a typed night check that did not arrive goes again with the moment it was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T02:00:00Z') });
  const { calls } = server((call) => {
    if (call.path.includes('/summary/'))
      return { status: 200, body: { resident: { ...mrHale, allergies: [], no_known_allergies: true }, entries: [] } };
    if (isWriting(call)) return { status: 0, body: null };
    return call.path.startsWith('/api/sleep/') ? { status: 200, body: [] } : undefined;
  });
  show(<LineSheet />, { rights: ['view_sleep', 'add_sleep'] });
  const written = () => calls.filter(isWriting).map(({ body }) => body?.['checks']);
  await userEvent.type(screen.getByLabelText('One line'), 's arthur asleep');
  await userEvent.click(await screen.findByRole('button', { name: /^Save night check/ }));
  await waitFor(() => expect(written()).toHaveLength(1));
  vi.setSystemTime('2026-03-01T02:05:00Z');
  await waitFor(() =>
    expect(calls.some(({ method, path }) => method === 'PUT' && path.startsWith('/api/draft/line/'))).toBe(true),
  );
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(written()).toHaveLength(2));
  expect(written()[1]).toEqual(written()[0]);
});

test('a line that was left is offered also to whoever types before it has been read', async () => {
  const read = Promise.withResolvers<void>();
  server((call) =>
    call.method === 'GET' && call.path.startsWith('/api/draft/line/')
      ? { status: 200, body: { values: { text: 'w hale 61' }, id: '', version: null } }
      : undefined,
  );
  const elsewhere = fetch;
  vi.stubGlobal('fetch', async (asked: string, init?: RequestInit) => {
    if (init?.method === 'GET' && asked.startsWith('/api/draft/')) await read.promise;
    return elsewhere(asked, init);
  });
  show(<LineSheet />);
  await userEvent.type(screen.getByLabelText('One line'), 'f');
  read.resolve();
  await userEvent.click(await screen.findByRole('button', { name: 'Use the draft' }));
  expect(screen.getByLabelText<HTMLInputElement>('One line').value).toBe('w hale 61');
});
