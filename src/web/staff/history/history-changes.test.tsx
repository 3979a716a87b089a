import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import '../../records/known-entities.ts';
import { HistoryChanges } from './history-changes.tsx';

const line = (entity: string, changes: HistoryLine['changes']) => ({
  id: 'l1',
  version: 1,
  entity,
  object_id: '01900000-0000-7000-8000-0000000000f1',
  changes,
});
const mild = { substance: 'Kiwi', reaction: 'Itching', severity: 'mild' };

test('a line of a list is told as it was and as it is, in the words of the record', () => {
  server(() => undefined);
  show(
    <HistoryChanges
      line={line('resident', [
        { field: 'allergies', old: [mild], new: [{ ...mild, severity: 'anaphylaxis' }] },
        { field: 'life_story', changed: true },
      ])}
    />,
  );
  expect(screen.getByText('Allergic to: Kiwi, Reaction: Itching, How severe: Mild', { selector: 'del' })).toBeTruthy();
  expect(screen.getByText(/How severe: Anaphylaxis/, { selector: 'ins' })).toBeTruthy();
  expect(screen.getByText('My life').parentElement?.textContent).toBe('My life changed');
});

test('a setting of a house is told by its own name', () => {
  server(() => undefined);
  show(<HistoryChanges line={line('home', [{ field: 'settings.wash_gap_days', old: 7, new: 5 }])} />);
  expect(screen.getByText('Days without a wash')).toBeTruthy();
  expect(screen.getByText('5 days', { selector: 'ins' })).toBeTruthy();
});

test('a line without changes says nothing of them', () => {
  server(() => undefined);
  show(<HistoryChanges line={line('resident', null)} />);
  expect(screen.queryByText('What was changed')).toBeNull();
});
