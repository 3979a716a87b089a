import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { note } from '#domain/notes/note.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { ChangedRecord } from './record-form.tsx';

const ann = '01900000-0000-7000-8000-0000000000aa';
const id = '01900000-0000-7000-8000-0000000000dd';

afterEach(() => void vi.useRealTimers());

test('an own note opened in time can be written to its end, and one opened later is not offered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:58:00Z') });
  const own = {
    id,
    version: 1,
    resident: mrHale.id,
    category: 'care',
    body: 'She slept',
    occurred_at: '2026-03-01T10:00:00Z',
    created_at: '2026-03-01T10:00:00Z',
    created_by: ann,
    names: {},
  };
  server(({ path }) => (path === `/api/note/${id}/` ? { status: 200, body: own } : undefined));
  const page = <ChangedRecord entity={note} id={id} savedPath={() => '/'} backPath="/" />;
  const body = note.fields['body']?.label ?? '';
  show(page, { rights: ['view_note', 'change_own_note'] });
  const text = await screen.findByLabelText<HTMLTextAreaElement>(new RegExp(body));
  vi.setSystemTime('2026-03-01T11:01:00Z');
  await userEvent.type(text, ' well');
  expect(screen.getByLabelText<HTMLTextAreaElement>(new RegExp(body)).value).toBe('She slept well');
  show(page, { rights: ['view_note', 'change_own_note'] });
  expect(
    await screen.findByText(/^You can change your own entries for 60 minutes after writing them\. A senior/),
  ).toBeDefined();
});
