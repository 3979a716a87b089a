import { note } from '#domain/notes/note.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { lazyPage } from '../../kit/page/opening/lazy-page.tsx';
import { OneRecord } from './one-record.tsx';
import { RecordSlot } from './record-slot.tsx';
import { RecordSlotContext, type RecordSlotProps } from './record-slot-context.ts';

const record = { id: 'n1', version: 1, body: 'Slept well' };
test('what an area adds to the page of a record stands there with the record at hand', async () => {
  const slots = lazyPage<RecordSlotProps>(async () => ({
    default: ({ at, record: shown }) => (
      <p>
        {at} {String(shown['body'])}
      </p>
    ),
  }));
  show(
    <RecordSlotContext value={slots}>
      <RecordSlot at="afterRecord" of={note} record={record} onChanged={() => undefined} />
    </RecordSlotContext>,
  );
  expect(await screen.findByText('afterRecord Slept well')).toBeDefined();
});

test('where its code cannot be loaded that is said once, and the record stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server(({ path }) => (path === '/api/note/n1/' ? { status: 200, body: record } : undefined));
  show(
    <RecordSlotContext value={lazyPage(() => Promise.reject(new Error('gone')))}>
      <OneRecord entity={note} id="n1" editPath="/note/edit" />
    </RecordSlotContext>,
    { rights: ['view_note'] },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('A part of this page could not be loaded');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Slept well')).toBeDefined();
});
