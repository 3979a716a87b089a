import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mrHale, roseHouse, server, show, type Call, write } from '#world/browser/web-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { mark } from '../../kit/data/load-state.ts';
import { residentsPath } from '../../kit/data/use-choose-home.ts';
import { history } from '../../kit/state/toasts.ts';
import LineSheet from './line-sheet.tsx';

const isWriting = ({ method, path }: Call) => method === 'POST' && path.startsWith('/api/sleep/');

const facts = { resident: { ...mrHale, allergies: [], no_known_allergies: true }, entries: [] };

afterEach(() => void vi.useRealTimers());

test('a line is shown as it will be saved and for whom, Enter keeps it, and the next one can be typed at once', async () => {
  const isDrink = ({ method, path }: Call) => method === 'POST' && path === '/api/fluid-intake/';
  const { calls } = server((call) => {
    if (call.path.includes('/summary/')) return { status: 200, body: facts };
    return isDrink(call) ? { status: 201, body: { ...call.body, version: 1 } } : undefined;
  });
  mark(residentsPath(roseHouse.id), 'loaded');
  show(<LineSheet />, { rights: ['view_fluid_intake', 'add_fluid_intake'] });
  const line = screen.getByLabelText<HTMLInputElement>('One line');
  await write(line, 'f zzzz 200 tea');
  expect((await screen.findByRole('alert')).textContent).toBe('Nobody called “zzzz” lives in this house.');
  await userEvent.clear(line);
  await write(line, 'f arthur 200 tea');
  const preview = await screen.findByRole('form', { name: 'What will be saved' });
  expect(preview.textContent).toContain('Arthur Hale');
  expect(within(preview).getByText('Tea')).toBeDefined();
  // A browser sends with Enter the form that the line belongs to.
  expect(line.form).toBe(preview);
  expect([...(line.form?.elements ?? [])]).toContain(screen.getByRole('button', { name: /^Save fluids 200 ml/ }));
  act(() => line.form?.requestSubmit());
  const saved = await screen.findByRole('list', { name: 'Just saved' });
  expect(saved.textContent).toContain('fluids 200 ml for Arthur Hale');
  expect(calls.filter(isDrink).map(({ body }) => body)).toMatchObject([
    { resident: mrHale.id, amount_ml: 200, fluid_type: 'tea' },
  ]);
  expect([line.value, document.activeElement, history.get()]).toEqual(['', line, []]);
});

test('a typed night check that did not arrive goes again with the moment it was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T02:00:00Z') });
  const { calls } = server((call) => {
    if (call.path.includes('/summary/')) return { status: 200, body: facts };
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
