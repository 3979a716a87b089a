import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mrHale, server, show, type Call } from '#world/browser/web-page.tsx';
import { closeRecording, openRecord, recording } from '../kit/state/recording.ts';
import type * as hostFile from './recording-host.tsx';

/** The code of the sheets takes as long to come as a test wants. */
const arrivals = () => ({ line: Promise.withResolvers<void>(), sheet: Promise.withResolvers<void>() });
let arrival = arrivals();
let calls: Call[] = [];
let RecordingHost: (typeof hostFile)['RecordingHost'];
let pages = 0;

/** A page whose sheets nobody has opened yet: what has come once stays with the file that asked for it. */
beforeEach(async () => {
  const { line, sheet } = (arrival = arrivals());
  vi.doMock('./line/line-sheet.tsx', async (original) => line.promise.then(original));
  vi.doMock('./sheet/record-sheet.tsx', async (original) => sheet.promise.then(original));
  ({ RecordingHost } = await vi.importActual<typeof hostFile>(`./recording-host.tsx?page=${(pages += 1)}`));
  calls = server(() => undefined).calls;
});
afterEach(async () => {
  act(closeRecording);
  arrival.line.resolve();
  arrival.sheet.resolve();
  await vi.dynamicImportSettled();
});
afterAll(() => {
  vi.doUnmock('./line/line-sheet.tsx');
  vi.doUnmock('./sheet/record-sheet.tsx');
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
const noSheetYet = () => expect(screen.queryByRole('dialog')).toBeNull();
const lineKeysDown = () => fireEvent.keyDown(document.body, { ctrlKey: true, key: '/' });
const recordKeysDown = () => fireEvent.keyDown(document.body, { altKey: true, code: 'KeyR' });
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

test('Escape before the sheet has come opens nothing, and nothing of what was typed stands in the next one', async () => {
  pageBehind();
  act(() => void recordKeysDown());
  await userEvent.keyboard('hale');
  noSheetYet();
  await userEvent.keyboard('{Escape}');
  expect(recording.get()).toBeNull();
  act(() => void recordKeysDown());
  expect(valueOf(screen.getByLabelText('Who is it about?'))).toBe('');
  expect(valueOf(screen.getByLabelText('Search'))).toBe('');
});

test('a line that is begun before its sheet has come is gone on with in the sheet', async () => {
  pageBehind();
  act(() => void lineKeysDown());
  await userEvent.keyboard('f arth');
  noSheetYet();
  arrival.line.resolve();
  const line = await within(await screen.findByRole('dialog', { name: 'Type a record' })).findByLabelText('One line');
  // It stays as it is, though nobody types on.
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body?.['values']).toEqual({ text: 'f arth' }),
  );
  await userEvent.keyboard('ur 200 tea');
  expect(valueOf(line)).toBe('f arthur 200 tea');
  expect(valueOf(screen.getByLabelText('Search'))).toBe('');
});

test('a key pressed right after a sheet that is here already goes into it', async () => {
  pageBehind();
  act(() => void lineKeysDown());
  arrival.line.resolve();
  await screen.findByRole('dialog', { name: 'Type a record' });
  act(closeRecording);
  noSheetYet();
  act(() => void lineKeysDown());
  const sheet = screen.getByRole('dialog', { name: 'Type a record' });
  expect(document.activeElement).toBe(within(sheet).getByLabelText('One line'));
});

test('a name that is begun before the record sheet has come is gone on with there, and asked anew for the next', async () => {
  pageBehind();
  act(() => void recordKeysDown());
  await userEvent.keyboard('room');
  noSheetYet();
  arrival.sheet.resolve();
  await screen.findByRole('dialog', { name: 'Record' });
  await userEvent.keyboard(' 3');
  expect(valueOf(screen.getByLabelText('Who is it about?'))).toBe('room 3');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(valueOf(await screen.findByLabelText('Who is it about?'))).toBe('');
});

test('a sheet that is opened for somebody asks for nothing to be typed meanwhile', async () => {
  pageBehind();
  act(() => openRecord({ resident: mrHale.id }));
  noSheetYet();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  arrival.sheet.resolve();
  expect(await screen.findByRole('dialog', { name: 'Record' })).toBeDefined();
});
