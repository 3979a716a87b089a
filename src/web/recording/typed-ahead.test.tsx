import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mrHale, server, show, type Call } from '#world/browser/web-page.tsx';
import { closeRecording, openRecord, recording } from '../kit/state/recording.ts';
import { RecordingHost } from './recording-host.tsx';

/** The code of the sheets takes as long to come as a test wants. */
const wait = vi.hoisted(() => ({ line: Promise.withResolvers<void>(), sheet: Promise.withResolvers<void>() }));
vi.mock('./line/line-sheet.tsx', async (original) => wait.line.promise.then(original));
vi.mock('./sheet/record-sheet.tsx', async (original) => wait.sheet.promise.then(original));

let calls: Call[] = [];
beforeEach(() => {
  calls = server(() => undefined).calls;
});
afterEach(() => act(closeRecording));
afterAll(() => {
  wait.line.resolve();
  wait.sheet.resolve();
});

const pageBehind = () => {
  show(
    <>
      <input aria-label="Search" />
      <RecordingHost />
    </>,
  );
  screen.getByLabelText('Search').focus();
};
const lineKeysDown = () => fireEvent.keyDown(document.body, { ctrlKey: true, key: '/' });
const recordKeysDown = () => fireEvent.keyDown(document.body, { altKey: true, code: 'KeyR' });
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

test('Escape before the sheet has come opens nothing, and nothing of what was typed stands in the next one', async () => {
  pageBehind();
  act(() => void recordKeysDown());
  await userEvent.keyboard('hale{Escape}');
  expect(recording.get()).toBeNull();
  act(() => void recordKeysDown());
  expect(valueOf(screen.getByLabelText('Who is it about?'))).toBe('');
  expect(valueOf(screen.getByLabelText('Search'))).toBe('');
});

test('a line that is begun before its sheet has come is gone on with in the sheet', async () => {
  pageBehind();
  act(() => void lineKeysDown());
  await userEvent.keyboard('f arth');
  wait.line.resolve();
  const line = await within(await screen.findByRole('dialog', { name: 'Type a record' })).findByLabelText('One line');
  // Kept as it is, though nobody types on.
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body?.['values']).toEqual({ text: 'f arth' }),
  );
  await userEvent.keyboard('ur 200 tea');
  expect(valueOf(line)).toBe('f arthur 200 tea');
  expect(valueOf(screen.getByLabelText('Search'))).toBe('');
});

test('a key pressed right after a sheet that is here already goes into it', () => {
  pageBehind();
  act(() => void lineKeysDown());
  expect(document.activeElement).toBe(screen.getByLabelText('One line'));
});

test('a name that is begun before the record sheet has come is gone on with there, and asked anew for the next', async () => {
  pageBehind();
  act(() => void recordKeysDown());
  await userEvent.keyboard('room');
  wait.sheet.resolve();
  await screen.findByRole('dialog', { name: 'Record' });
  await userEvent.keyboard(' 3');
  expect(valueOf(screen.getByLabelText('Who is it about?'))).toBe('room 3');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(valueOf(await screen.findByLabelText('Who is it about?'))).toBe('');
});

test('a sheet that is opened for somebody asks for nothing to be typed meanwhile', () => {
  pageBehind();
  act(() => openRecord({ resident: mrHale.id }));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
