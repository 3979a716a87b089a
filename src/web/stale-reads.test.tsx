import { weight } from '#domain/daily-care/weight/weight.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { filled } from '#world/records/filled.ts';
import { BriefPage } from './handover/brief/brief-page.tsx';
import { ResidentHandover } from './handover/resident-handover.tsx';
import { publish } from './kit/data/event-stream.ts';
import { isRecordOf } from './kit/state/stored-record.ts';
import { HistoryDrawer } from './kit/record/history-drawer.tsx';
import { ResidentStrip } from './recording/sheet/resident-strip.tsx';
import { useFacts } from './recording/sheet/use-facts.ts';
import { OneRecord } from './records/record/one-record.tsx';
import { Timeline } from './residents/timeline/timeline.tsx';

const weighed = filled(weight, { resident: mrHale.id, home: roseHouse.id });
const house = { name: roseHouse.name, phone: null, on_call_phone: null, emergency_info: null };
const entry = {
  kind: 'note',
  id: 'e1',
  version: 1,
  occurred_at: '2026-03-01T09:00:00Z',
  recorded_at: '2026-03-01T09:00:00Z',
  by: 'Ann',
  words: 'Slept well',
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  deleted_by: null,
  deleted_at: null,
};
const line = {
  part: 'watch',
  rank: 'told',
  mark: 'standing',
  words: 'Slept badly',
  at: '2026-03-01T08:00:00Z',
  by: 'Ann',
  source: { entity: 'sleep', id: 's1' },
};
const sinceHandover = { since: '2026-03-01T07:00:00Z', page: { lines: [line], priority: 'usual' } };

function Facts() {
  const facts = useFacts(mrHale.id);
  return isRecordOf(resident, resident, mrHale) && <ResidentStrip person={mrHale} facts={facts} />;
}

/** Where what was read once is shown, and what must never be taken for what holds now. */
const shown: readonly (readonly [name: string, path: string, body: unknown, page: () => ReactNode])[] = [
  ['a record', '/api/weight/', weighed, () => <OneRecord entity={weight} id={weighed.id} editPath="/" />],
  ['the safety facts before an entry', '/summary/', { resident: mrHale }, () => <Facts />],
  [
    'the brief',
    '/brief/',
    { home: house, cards: [], house: [], must_read: false },
    () => <BriefPage house="h" name="Rose" />,
  ],
  [
    'the history of a record',
    '/api/userHistory',
    [],
    () => <HistoryDrawer entity={weight} id="w" onClose={() => {}} />,
  ],
  ['what was recorded', '/timeline/', [entry], () => <Timeline person={mrHale.id} name="Arthur" hasLeft={false} />],
  ['a part of a page', '/handover/', sinceHandover, () => <ResidentHandover resident={mrHale.id} />],
];

test.each(shown)('%s says that it is from before where it cannot be read anew', async (_, path, body, page) => {
  let status = 200;
  const { calls } = server((call) => (call.path.includes(path) ? { status, body } : { status: 200, body: [] }));
  show(page());
  await waitFor(() => expect(calls.some((call) => call.path.includes(path))).toBe(true));
  status = 503;
  publish('something that cannot be read');
  const note = await screen.findByText(/Could not load anew\. This is from/);
  status = 200;
  within(note).getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(screen.queryByText(/Could not load anew/)).toBeNull());
});
