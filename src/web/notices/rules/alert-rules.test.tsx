import type { RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import { AlertRules } from './alert-rules.tsx';

const rule = (code: string, title: string, figure: number): RuleSheet => ({
  code,
  title,
  category: 'clinical',
  says: `By 14:00 less than ${figure} % of the day’s target has been drunk.`,
  clears: '',
  source: '',
  to: [],
  is_on: true,
  figures: ['fluid_pace_pct'],
  health: { fired: 0, acted: 0, dismissed: 0 },
  looks_back: true,
});

function open(...rights: readonly string[]) {
  let house = { ...roseHouse, version: 1, settings: { fluid_pace_pct: 40 } };
  const { calls } = server(({ method, path, body }) => {
    if (method === 'PATCH') house = { ...house, ...body, version: 2 };
    if (path.includes('/alert-back-test/'))
      return {
        status: 200,
        body: { code: 'FL-1', is_replayed: true, from: '2025-12-01', to: '2026-02-28', fired: 3, by: [] },
      };
    if (path.endsWith('/alert-rules/'))
      return {
        status: 200,
        body: [rule('FL-1', 'Drinking is behind', house.settings.fluid_pace_pct), rule('SLP-2', 'Awake at night', 1)],
      };
    return path.startsWith('/api/home/') ? { status: 200, body: house } : undefined;
  });
  show(<AlertRules home={roseHouse} />, { rights: ['view_notification', 'view_home', ...rights] });
  return calls;
}
const found = () => screen.findByRole('article', { name: 'Drinking is behind' });

test('a manager finds a rule, tries its figures on the last ninety days, and the house works by them', async () => {
  const calls = open('change_home');
  const drinking = await found();
  await write(screen.getByRole('searchbox', { name: 'Search the rules' }), 'fl-1');
  expect(screen.getAllByRole('article')).toEqual([drinking]);
  await userEvent.click(await within(drinking).findByRole('button', { name: /Change the figures/ }));
  const dialog = await screen.findByRole('dialog');
  const share = within(dialog).getByLabelText(/^Share of the target expected by then/);
  await userEvent.clear(share);
  await write(share, '45');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try on the last 90 days' }));
  expect(await within(dialog).findByText(/with these figures/)).toBeDefined();
  expect(calls.findLast(({ path }) => path.includes('/alert-back-test/'))?.path).toContain('fluid_pace_pct=45');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use these figures' }));
  await waitFor(() => expect(drinking.textContent).toContain('less than 45 %'));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ settings: { fluid_pace_pct: 45 } });
  expect(history.get()[0]?.text).toBe('The rule works by the new figures');
});

test('a carer reads the rules, and finds no switch and no figure to change', async () => {
  open();
  expect((await found()).textContent).toContain('less than 40 %');
  expect(screen.queryByRole('button', { name: /Switch off|Change the figures/ })).toBeNull();
});
