import type { RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { refusal } from '../../kit/state/refusal.ts';
import { FiguresDialog } from './figures-dialog.tsx';

const rule: RuleSheet = {
  code: 'FL1',
  title: 'Drinks low',
  category: 'clinical',
  says: '',
  clears: '',
  source: '',
  to: [],
  is_on: true,
  figures: ['fluid_low_pct'],
  health: { fired: 0, acted: 0, dismissed: 0 },
  looks_back: true,
};

test.each([
  [409, 'Someone else changed this in the meantime.', 'Nothing was changed.'],
  [503, 'The server could not do it (503).', 'It is not known whether this was done. Look before you do it again.'],
])('of figures that could not be saved (%i) it is said whether they are in use', async (status, reason, outcome) => {
  server(() => ({
    status: 200,
    body: { code: rule.code, is_replayed: true, from: '2026-01-01', to: '2026-03-31', fired: 2, by: [] },
  }));
  show(
    <FiguresDialog
      rule={rule}
      house={{ ...roseHouse, version: 1 }}
      start={{ fluid_low_pct: 60 }}
      save={async () => refusal(status, {})}
      onDone={() => {}}
      onClose={() => {}}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try on the last 90 days' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use these figures' }));
  expect(await screen.findByText(`${reason} ${outcome}`)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try others' }));
  expect(screen.queryByText(reason, { exact: false })).toBeNull();
});
