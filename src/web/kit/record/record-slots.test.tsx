import { note } from '#domain/notes/note.ts';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { lazyPage } from '../page/opening/lazy-page.tsx';
import { RecordSlot, RecordSlotsProvider, type RecordPartProps } from './record-slots.tsx';

const record = { id: 'n1', version: 1, title: 'Slept well' };
const onPage = (part: ComponentType<RecordPartProps> | null) =>
  show(
    <RecordSlotsProvider value={{ step: () => null, below: () => part, foot: () => null }}>
      <h1>Note</h1>
      <RecordSlot at="below" of={note} record={record} onChanged={() => undefined} />
      <RecordSlot at="foot" of={note} record={record} onChanged={() => undefined} />
    </RecordSlotsProvider>,
  );

test('what an area adds to the page of a record stands there with the record at hand', async () => {
  const part = lazyPage<RecordPartProps>(async () => ({
    default: ({ record: shown }) => <p>Added to {String(shown['title'])}</p>,
  }));
  onPage(part);
  expect(await screen.findByText('Added to Slept well')).toBeDefined();
});

test('where its code cannot be loaded that is said, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onPage(lazyPage<RecordPartProps>(() => Promise.reject(new Error('gone'))));
  expect((await screen.findByRole('alert')).textContent).toContain('A part of this page could not be loaded');
  expect(screen.getByRole('heading', { name: 'Note' })).toBeDefined();
});
