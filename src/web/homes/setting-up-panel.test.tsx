import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { SettingUpFacts } from '#domain/homes/setting-up.ts';
import { register } from '#domain/register.ts';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { registerEntities } from '../kit/state/entities.ts';
import { GuideAgain, SettingUpPanel } from './setting-up-panel.tsx';

beforeEach(() => registerEntities(register));

const half: SettingUpFacts = {
  has_manager: true,
  has_on_call: true,
  has_emergency: true,
  staff: 20,
  working: 18,
  residents: 12,
  monitored: 8,
  planned: 0,
  assessed: 0,
  shifts_ahead: 0,
  with_money: 0,
  assets: 0,
  stock: 0,
  backups: 0,
};
const ready: SettingUpFacts = {
  ...half,
  monitored: 12,
  planned: 12,
  assessed: 9,
  shifts_ahead: 4,
  with_money: 2,
  assets: 3,
  stock: 4,
  backups: 1,
};

function open(facts: SettingUpFacts, rights: readonly string[], dismissed_at: string | null = null) {
  let away = dismissed_at;
  const { calls } = server(({ method, path, body }) => {
    if (path !== `/api/home/${roseHouse.id}/guide/`) return { status: 200, body: [] };
    if (method === 'POST') away = body?.['dismissed'] === true ? '2026-03-01T09:00:00.000Z' : null;
    return { status: 200, body: { facts, dismissed_at: away } };
  });
  show(
    <>
      <SettingUpPanel house={roseHouse.id} />
      <GuideAgain house={roseHouse.id} />
    </>,
    { rights: [...rights] },
  );
  return { calls };
}
const title = 'Getting the house ready';

test('a half-filled house says in words how far it is, what is missing, why and how long, and opens the page', async () => {
  open(half, ['change_home']);
  const panel = within(await screen.findByRole('region', { name: title }));
  expect(panel.getByText('3 of 9 steps are done. Next: What is watched.')).toBeDefined();
  expect(panel.getAllByText('4 residents without anything that is watched.')[0]).toBeDefined();
  expect(panel.getAllByText('About 5 minutes for each person')[0]).toBeDefined();
  expect(panel.getAllByRole('link', { name: 'Open What is watched' })[0]).toHaveProperty(
    'href',
    expect.stringContaining('/resident'),
  );
});

test('the guide is put away with one press', async () => {
  open(half, ['change_home']);
  await userEvent.click(await screen.findByRole('button', { name: 'Put the guide away' }));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test('once it was put away it can be brought back', async () => {
  const { calls } = open(half, ['change_home'], '2026-03-01T09:00:00.000Z');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the guide on Home' }));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ dismissed: false });
});

test('a house that is ready has no guide, and nobody sees one who does not set it up', async () => {
  const asked = open(ready, ['change_home']);
  await waitFor(() => expect(asked.calls.filter(({ path }) => path.includes('guide'))).toHaveLength(2));
  await userEvent.tab();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  const { calls } = open(half, ['view_home']);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('guide'))).toHaveLength(1);
});
