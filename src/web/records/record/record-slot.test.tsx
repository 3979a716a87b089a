import { note } from '#domain/notes/note.ts';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { lazyPage } from '../../kit/page/opening/lazy-page.tsx';
import { RecordSlot } from './record-slot.tsx';
import { SlotsContext, type SlotProps } from './slots.ts';

const record = { id: 'n1', version: 1, title: 'Slept well' };
const onPage = (slots: ComponentType<SlotProps>) =>
  show(
    <SlotsContext value={slots}>
      <h1>Note</h1>
      <RecordSlot at="below" of={note} record={record} onChanged={() => undefined} />
    </SlotsContext>,
  );

test('what an area adds to the page of a record stands there with the record at hand', async () => {
  const slots = lazyPage<SlotProps>(async () => ({
    default: ({ at, record: shown }) => (
      <p>
        {at} {String(shown['title'])}
      </p>
    ),
  }));
  onPage(slots);
  expect(await screen.findByText('below Slept well')).toBeDefined();
});

test('where its code cannot be loaded that is said, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onPage(lazyPage<SlotProps>(() => Promise.reject(new Error('gone'))));
  expect((await screen.findByRole('alert')).textContent).toContain('A part of this page could not be loaded');
  expect(screen.getByRole('heading', { name: 'Note' })).toBeDefined();
});
