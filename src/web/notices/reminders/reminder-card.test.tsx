import type { RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { notification } from '#domain/notices/notification.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filled } from '#world/records/filled.ts';
import { ann, roseHouse, show } from '#world/browser/web-page.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import { ReminderCard } from './reminder-card.tsx';

const rule: RuleSheet = {
  code: 'STK-1',
  title: 'Stock is running low',
  category: 'property',
  says: 'An item is at or below the level at which it is ordered again.',
  clears: 'It clears when there is more than the level.',
  source: 'The level stands with the item',
  to: ['lead', 'maintenance'],
  is_on: true,
  figures: [],
  health: { fired: 0, acted: 0, dismissed: 0 },
  looks_back: false,
};
const alert = (informed: readonly string[]) =>
  filled(notification, {
    home: roseHouse.id,
    title: 'Stock is running low',
    message: 'Gloves: none is left.',
    severity: 'high',
    status: 'active',
    rule_code: 'STK-1',
    escalation_level: 0,
    raised_at: '2026-03-01T09:00:00.000Z',
    informed,
  }) as Listed<typeof notification>;
const open = (informed: readonly string[]) => {
  show(<ReminderCard alert={alert(informed)} rule={rule} onChanged={() => {}} />);
  return screen.getByRole('article').textContent;
};

test('an alert says how grave it is and what it saw, and behind that its rule, what ends it and why it reached this person', () => {
  const words = open([ann.id]);
  for (const said of ['High', 'Gloves: none is left.', 'Why this, why me', rule.says, rule.clears, rule.source])
    expect(words).toContain(said);
  expect(words).toMatch(/It is told to .+ and .+\./);
  expect(open([])).toContain('you see it because you may see the house’s reminders');
});
