import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SettingUpFacts } from '#domain/homes/setting-up.ts';
import { halfReadyHouse, readyHouse } from '#world/records/setting-up.ts';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { PageActions } from '../kit/page/more-menu.tsx';
import { shown } from '../kit/state/toasts.ts';
import { SettingUpPanel, useGuideAgain } from './setting-up-panel.tsx';

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
      <GuideAgain />
    </>,
    { rights: [...rights] },
  );
  return { calls };
}
const GuideAgain = () => <PageActions items={useGuideAgain(roseHouse.id)} />;
const title = 'Getting the house ready';

test('a half-filled house says in words how far it is, what is missing, why and how long, and opens the page', async () => {
  open(halfReadyHouse, ['change_home']);
  const panel = within(await screen.findByRole('region', { name: title }));
  expect(panel.getByText('3 of 9 steps are done. Next: What is watched.')).toBeDefined();
  expect(panel.getAllByText('4 residents without anything that is watched.')[0]).toBeDefined();
  expect(panel.getAllByText('About 5 minutes for each person')[0]).toBeDefined();
  expect(panel.getAllByRole('link', { name: 'Open What is watched' })[0]).toHaveProperty(
    'href',
    expect.stringContaining('/resident'),
  );
});

test('the first step opens the form of the house itself', async () => {
  open({ ...readyHouse, has_on_call: false }, ['change_home']);
  const [link] = await screen.findAllByRole('link', { name: 'Open The house and its settings' });
  expect(link?.getAttribute('href')).toBe(`/home/add-home?id=${roseHouse.id}`);
});

test('first checks that wait are told with their day, and the step opens where they are done', async () => {
  const first_checks = { due_now: 0, waiting: 31, next_by: '2026-11-19' };
  open({ ...readyHouse, first_checks, stock: 0 }, ['change_home']);
  expect((await screen.findAllByText('31 first checks to do, the next by 19 Nov 2026.'))[0]).toBeDefined();
  const [link] = await screen.findAllByRole('link', { name: 'Open Things and stock of the house' });
  expect(link?.getAttribute('href')).toBe('/house-asset');
});

test('the guide is put away with one press', async () => {
  open(halfReadyHouse, ['change_home']);
  await userEvent.click(await screen.findByRole('button', { name: 'Put the guide away' }));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test('once it was put away it can be brought back', async () => {
  const { calls } = open(halfReadyHouse, ['change_home'], '2026-03-01T09:00:00.000Z');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the guide on Home' }));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ dismissed: false });
  await waitFor(() => expect(shown.get().map(({ text }) => text)).toContain('The guide is on Home again.'));
});

test('a house that is ready has no guide, and nobody sees one who does not set it up', async () => {
  const asked = open(readyHouse, ['change_home']);
  await waitFor(() => expect(asked.calls.filter(({ path }) => path.includes('guide'))).toHaveLength(2));
  await userEvent.tab();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  const { calls } = open(halfReadyHouse, ['view_home']);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('guide'))).toHaveLength(1);
});
