import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { server, show, write } from '#world/browser/web-page.tsx';
import ConfidentialScreen from './confidential-screen.tsx';

afterEach(() => void vi.useRealTimers());

const record = {
  id: '01990000-0000-7000-8000-000000000001',
  version: 1,
  title: 'Meeting',
  category: 'legal',
  review_date: '2026-12-01',
  status: 'active',
  warning_codes: [],
};
const content = 'What was said on Tuesday';

let ended: unknown[] = [];
/** What was sent to open it. */
function open(given: object): unknown[] {
  const sent: unknown[] = [];
  ended = [];
  server(({ path, method, body }) => {
    if (path.endsWith('/open/end/')) {
      ended.push(body);
      return { status: 200, body: { minutes_open: 1 } };
    }
    if (path.includes('/open/')) {
      sent.push(body);
      const until = new Date(Date.now() + 15 * 60_000).toISOString();
      return { status: 200, body: { content, opened_at: new Date().toISOString(), until } };
    }
    return { status: 200, body: path.includes(record.id) && method === 'GET' ? { ...record, ...given } : [] };
  });
  show(<ConfidentialScreen />, { rights: ['view_confidential_info'], address: `/confidential-info?id=${record.id}` });
  return sent;
}

async function sayWhy(verb: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: verb }));
  await write(await screen.findByLabelText('Your PIN'), '274951');
  await userEvent.click(screen.getByRole('combobox', { name: 'Why' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Review' }));
  await write(screen.getByLabelText(/^In words/), 'The yearly review is due.');
}

test('somebody on its list says why, reads it, and it hides as soon as they turn away', async () => {
  const sent = open({ access_list: [] });
  await sayWhy('Open the content');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(content)).toBeDefined();
  expect(sent).toMatchObject([{ reason_code: 'review', reason_text: 'The yearly review is due.', pin: '274951' }]);
  act(() => void fireEvent.blur(window));
  expect(screen.queryByText(content)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
  expect(screen.getByText(content)).toBeDefined();
  expect(ended).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close it now' }));
  expect(screen.queryByText(content)).toBeNull();
  expect(ended).toMatchObject([{ opened_at: expect.any(String) }]);
});

test('it closes by itself when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));
  open({ access_list: [] });
  await sayWhy('Open the content');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText(content);
  await minutes(14.9);
  expect(screen.getByText(content)).toBeDefined();
  await minutes(0.2);
  expect(screen.getByRole('button', { name: 'Open the content' })).toBeDefined();
  expect(screen.queryByText(content)).toBeNull();
});

test('whoever is not on its list is told that the owner hears of it, and opens it with a few words and their PIN', async () => {
  const sent = open({});
  expect(await screen.findByText(/its owner and the manager are told at once/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open in an emergency' }));
  await write(await screen.findByLabelText(/^In words/), 'The family is at the door.');
  await write(screen.getByLabelText('Your PIN'), '274951');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(content)).toBeDefined();
  expect(sent).toMatchObject([{ reason_code: 'emergency', reason_text: 'The family is at the door.', pin: '274951' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close it now' }));
  expect(screen.queryByText(content)).toBeNull();
});
