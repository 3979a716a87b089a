import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import type { User } from '../../kit/state/session.ts';
import { TourHost } from './tour-host.tsx';
import { TourOffer } from './tour-offer.tsx';

afterEach(() => void vi.useRealTimers());

/** A page with the control of one step on it. */
function open(user: Partial<User> = { tour_answered_at: null }) {
  const asked = server(({ path }) => ({
    status: 200,
    body: path.includes('/tour') ? { tour_answered_at: 'now' } : [],
  }));
  show(
    <>
      <TourOffer />
      <button type="button" aria-keyshortcuts="Alt+R">
        Record
      </button>
      <main id="main" tabIndex={-1} />
      <TourHost />
    </>,
    { user: { groups: ['Carer'], ...user }, address: '/home' },
  );
  return asked;
}

const answered = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path === '/api/me/tour/').length;

test('the first time somebody is on Home a tour is offered, and stays away once it was put away', async () => {
  const { calls } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Your first time here?')).toBeNull();
  expect(answered(calls)).toBe(1);
});

test('who has answered it before is not asked again', () => {
  open({ tour_answered_at: '2026-03-01T09:00:00.000Z' });
  expect(screen.queryByText('Your first time here?')).toBeNull();
});

test('each step stands beside its control and takes the focus, and Escape leaves', async () => {
  const { calls } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Show me around' }));
  const card = await screen.findByRole('dialog', { name: 'Write down what you did' });
  expect(card.textContent).toContain('Step 1 of');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write down what you did'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.id).toBe('main');
  expect(answered(calls)).toBe(1);
});

test('a card stays still while it is pressed, and follows its control after that', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Show me around' }));
  await screen.findByRole('dialog', { name: 'Write down what you did' });
  const leftOfRing = () => document.querySelector<HTMLElement>('[data-tour-ring]')?.style.left;
  screen.getByRole('button', { name: 'Record' }).getBoundingClientRect = () => new DOMRect(40, 200, 80, 44);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Next' }));
  fireEvent.scroll(window);
  expect(leftOfRing()).toBe('0px');
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Next' }));
  fireEvent.scroll(window);
  expect(leftOfRing()).toBe('40px');
});

test('a step whose control this person does not have is passed over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  open({ tour_answered_at: null, groups: ['Agency'] });
  await userEvent.click(screen.getByRole('button', { name: 'Show me around' }));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  const card = await screen.findByRole('dialog', { name: 'Write down what you did' });
  expect(card.textContent).toContain('Step 2 of');
});
