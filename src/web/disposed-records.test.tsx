import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { catalogue } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import type { DisposalStub } from '#domain/retention/disposal.ts';
import { isRetained, retention } from '#domain/retention/retention-clocks.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAddress } from '#world/browser/any-page.tsx';
import { answersRead, mrHale, server } from '#world/browser/web-page.tsx';
import { shown } from './kit/state/toasts.ts';
import { entityPaths } from './entity-paths.ts';

const everyRight = catalogue(register).map(({ codename }) => codename);
const gone = '01990000-0000-7000-8000-0000000000aa';
const stub: DisposalStub = {
  entity: 'note',
  record: gone,
  dated: '2017-05-04',
  versions: 2,
  digest: 'f'.repeat(64),
  home: 'rose',
  disposal: 'd1',
  ground: 'retention',
  court: null,
  order_reference: null,
  ordered_on: null,
  asked_by: 'Mo Day',
  decided_by: 'Sue Ash',
  decided_at: '2026-03-02T10:00:00Z',
};

/** A member of staff stays by name under what they signed. */
const disposed = register.filter(({ name }) => isRetained(retention[name]) && name !== 'staff');

async function open(address: string): Promise<void> {
  server(({ path }) => {
    if (path.startsWith('/api/draft/')) return undefined;
    if (path.startsWith('/api/disposed-record/')) return { status: 200, body: stub };
    if (path.includes(gone)) return { status: 404, body: { detail: 'Not found.' } };
    return { status: 200, body: path === `/api/resident/${mrHale.id}/` ? mrHale : [] };
  });
  openAddress(address, everyRight);
  expect(await screen.findByRole('heading', { name: /was disposed of$/ }, { timeout: 60_000 })).toBeDefined();
  await answersRead();
}
const messages = () => shown.get().map(({ text }) => text);

test.each(disposed)('a link to a disposed $name leads to what stays of it, and to no message', async (entity) => {
  await open(entityPaths.record(entity.name, gone, mrHale.id) ?? '');
  const title = `This ${midSentence(entity.labels.one)} was disposed of`;
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(messages()).not.toContain('Page not found');
});

test('so does a link to how somebody left', async () => {
  await open(`/resident/discharged-resident?discharge=${gone}`);
  expect(screen.getByRole('heading', { name: 'This resident was disposed of' })).toBeDefined();
  expect(messages()).not.toContain('Page not found');
});
