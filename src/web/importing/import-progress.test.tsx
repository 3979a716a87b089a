import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { beginDraft } from './import-draft.ts';
import { ImportProgress } from './import-progress.tsx';

const lines = [2, 3, 4].map((line) => ({ line, cells: ['Ada'] }));
const draft = beginDraft('residents', 'rose', 'residents.csv', {
  headings: ['Forename'],
  lines,
  epoch: 1900,
  notes: [],
});

test('how many lines are through is asked for until it is known, though the file is not known at first', async () => {
  let asked = 0;
  const { calls } = server(({ path }) => {
    if (path !== `/api/import/${draft.id}/`) return undefined;
    asked += 1;
    return asked === 1 ? { status: 404, body: {} } : { status: 200, body: { id: draft.id, done: 2, lines: 3 } };
  });
  show(<ImportProgress doing="Bringing in" draft={draft} />);
  expect(screen.getByText('Bringing in: 0 of 3')).toBeDefined();
  expect(calls).toEqual([]);
  expect(await screen.findByText('Bringing in: 2 of 3', {}, { timeout: 10_000 })).toBeDefined();
});
