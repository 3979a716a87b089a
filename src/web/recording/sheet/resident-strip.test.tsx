import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open } from '#world/browser/record-page.tsx';
import { mrHale } from '#world/browser/web-page.tsx';
import { closeRecording, openRecord } from '../../kit/state/recording.ts';

const strip = () => screen.getByRole('region', { name: 'Resident' });
const drink = () => screen.queryByRole('radio', { name: '200 ml' });
const penicillin = { no_known_allergies: false, allergies: [{ substance: 'Penicillin' }] };

/** The facts come when a test says so. */
function late() {
  const come = Promise.withResolvers<void>();
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.includes('/summary/')) await come.promise;
    return answer(path, init);
  });
  return come.resolve;
}

test('nothing to press is drawn before it is known how much room the alerts above it take', async () => {
  act(() => void open(() => undefined, penicillin, null));
  const come = late();
  act(() => openRecord({ resident: mrHale.id }));
  expect(strip().textContent).toContain('Looking up allergies and thickness…');
  expect(drink()).toBeNull();
  come();
  await waitFor(() => expect(drink()).not.toBeNull());
  expect(strip().textContent).toContain('Allergy: Penicillin');
});

test('where they were known before, the pads stand at once and the room of the safety facts stays free, but none is said', async () => {
  act(() => void open(() => undefined, penicillin));
  await within(await screen.findByRole('region', { name: 'Resident' })).findByText('Allergy: Penicillin');
  act(closeRecording);
  const come = late();
  act(() => openRecord({ resident: mrHale.id }));
  expect(drink()).not.toBeNull();
  expect(strip().querySelector('div[aria-hidden]')?.textContent).toContain('Allergy: Penicillin');
  expect(within(strip()).queryByRole('list', { name: 'Safety' })).toBeNull();
  come();
  expect(await within(strip()).findByRole('list', { name: 'Safety' })).toBeDefined();
  expect(strip().querySelector('div[aria-hidden]')).toBeNull();
});
