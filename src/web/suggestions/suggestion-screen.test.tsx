import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import AddSuggestionScreen from './add/add-suggestion-screen.tsx';
import SuggestionScreen from './suggestion-screen.tsx';

const at = new Date(Date.now() - 20 * 86_400_000).toISOString();
const said = (place: number, more: object = {}) => ({
  id: `01900000-0000-7000-8000-0000000000e${place}`,
  version: 1,
  home: roseHouse.id,
  title: `Wish ${place}`,
  body: `Wish ${place}, in full.`,
  from_type: 'family',
  from_name: 'Joan Hale',
  category: 'food',
  status: 'new',
  response: null,
  responded_at: null,
  show_on_board: false,
  is_complaint: false,
  is_anonymous: false,
  feeling: null,
  created_at: at,
  is_deleted: false,
  names: {},
  ...more,
});
const waiting = said(1);
const done = said(2, { status: 'done', response: 'A flask was bought.', responded_at: at, show_on_board: true });
const manager = ['view', 'add', 'change', 'respond'].map((act) => `${act}_suggestion`);

function answering() {
  return server((call) => {
    if (call.path.includes('/outcomes/')) return { status: 200, body: { outcomes: [] } };
    const one = [waiting, done].find(({ id }) => call.path.includes(`/suggestion/${id}/`));
    if (one) return { status: 200, body: { ...one, ...call.body } };
    return call.path.startsWith('/api/suggestion/') && call.method === 'GET'
      ? { status: 200, body: [waiting, done] }
      : undefined;
  });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('the board shows each suggestion in its column, and says how long one has waited', async () => {
  answering();
  show(<SuggestionScreen />, { rights: manager, address: '/suggesion' });
  const column = await screen.findByRole('region', { name: 'New 1' });
  expect(within(column).getByText(/^Waits (19|20|21) days$/)).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Done, or not now 1' })).getByText('Wish 2')).toBeDefined();
});

test('the poster tells what was said and done, and names nobody', async () => {
  answering();
  show(<SuggestionScreen />, { rights: manager, address: '/suggesion?show=poster' });
  const poster = await screen.findByRole('article');
  expect(poster.textContent).toContain('Wish 2');
  expect(poster.textContent).toContain('A flask was bought.');
  expect(poster.textContent).not.toContain('Wish 1');
  expect(poster.textContent).not.toContain('Joan');
});

test('a suggestion is answered with a reason, and the answer is for the board unless somebody thinks otherwise', async () => {
  const { calls } = answering();
  show(<SuggestionScreen />, { rights: manager, address: `/suggesion?id=${waiting.id}` });
  await press('Not now');
  const dialog = await screen.findByRole('dialog', { name: 'Not now' });
  await write(within(dialog).getByLabelText(/^Our answer/), 'Too dear.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/respond/'))?.body).toMatchObject({
      status: 'declined',
      response: 'Too dear.',
      show_on_board: true,
    }),
  );
});

test('what was answered is said once, and its change is named after the one thing that may still change', async () => {
  answering();
  show(<SuggestionScreen />, { rights: manager, address: `/suggesion?id=${done.id}` });
  expect(await screen.findByRole('link', { name: 'Change “Show on the board”' })).toBeDefined();
  expect(screen.getAllByText('Wish 2, in full.')).toHaveLength(1);
  expect(screen.getAllByText('A flask was bought.')).toHaveLength(1);
});

test('what is said without a name is in no draft, and what was drafted before is thrown away', async () => {
  const { calls } = answering();
  show(<AddSuggestionScreen />, { rights: manager, address: '/suggesion/add-suggestion' });
  await press('I, or a colleague');
  const words = await screen.findByLabelText(/^Suggestion/);
  await write(words, 'Say who is on tonight.');
  await waitFor(() => expect(Object.keys(sessionStorage).some((key) => key.includes(':suggestion:'))).toBe(true));
  await press('Nobody is named');
  await waitFor(() => expect(Object.keys(sessionStorage).some((key) => key.includes(':suggestion:'))).toBe(false));
  await userEvent.type(words, ' Please.');
  expect(Object.keys(sessionStorage).some((key) => key.includes(':suggestion:'))).toBe(false);
  expect(
    calls.filter(
      ({ method, path, body }) =>
        method === 'PUT' && path.includes('/draft/') && JSON.stringify(body).includes('anonymous'),
    ),
  ).toEqual([]);
});

test('the change is the main button where nothing above it leads on', async () => {
  const change = async () => (await screen.findByRole('link', { name: 'Change' })).getAttribute('data-variant');
  answering();
  show(<SuggestionScreen />, { rights: manager, address: `/suggesion?id=${waiting.id}` });
  expect(await change()).toBe('default');
  const rights = manager.filter((right) => right !== 'respond_suggestion');
  show(<SuggestionScreen />, { rights, address: `/suggesion?id=${waiting.id}` });
  expect(await change()).toBe('filled');
});
