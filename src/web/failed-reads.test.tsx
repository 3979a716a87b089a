import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { risk } from '#domain/plans/risk/risk.ts';
import { startRights } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import contract from '../../contract/calls.json' with { type: 'json' };
import { openAddress, pageSettled } from '#world/browser/any-page.tsx';
import { filled } from '#world/records/filled.ts';
import { ann, mrHale, roseHouse, server } from '#world/browser/web-page.tsx';

/** Where a person would look for what each start-up call brings; the essential one ends the session instead. */
const shownAt: Readonly<Record<string, string>> = {
  '/api/staff': '/staff',
  '/api/appointment': '/appointment',
  '/api/attachment': '/attacthment',
  '/api/me': '/staff/edit-profile',
  '/api/resident': '/resident/discharged-resident',
  '/api/reminder': '/notification',
  '/api/inventory': '/resident/InventoryList',
  '/api/userHistory': '/staff/UserHistory',
  '/api/house-asset': '/asset-list?all=1',
  '/api/house-stock': '/stock-list?all=1',
  '/api/repair-record': '/repair-list?all=1',
  '/api/confidential-info': '/confidential-list',
  '/api/note': '/note',
};
const mayFail = contract.startup.filter((path) => path !== '/api/home');
const rights = startRights('manager', register);

const isAt = (path: string, call: string) => path.split('?')[0]?.replace(/\/$/, '') === call;

/** Whatever else a page asks is answered. */
const answered = (path: string, records: readonly object[] = []) =>
  path.startsWith('/api/draft/')
    ? undefined
    : { status: 200, body: isAt(path, '/api/me') ? { ...ann, version: 1 } : records };

test.each(mayFail)(
  'where %s fails its page says that it could not load, never that there is nothing',
  async (failing) => {
    server(({ path }) => (isAt(path, failing) ? { status: 500, body: {} } : answered(path)));
    openAddress(shownAt[failing] ?? failing, rights);
    await pageSettled();
    // One's own page has further parts, which read for themselves.
    const own = failing === '/api/me' ? screen.getByRole('region', { name: 'Contact details' }) : document.body;
    const alerts = within(own).getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent).join()).toMatch(/could not (be )?load/i);
    expect(document.body.textContent).not.toMatch(
      /none recorded|no .* recorded|nothing has been recorded|nobody lives here|no notes/i,
    );
  },
);

test('when every start-up call but the houses fails, what was not among them still opens', async () => {
  const fire = { ...filled(risk, { resident: mrHale.id, home: roseHouse.id }), title: 'Smoking in bed' };
  server(({ path }) => (mayFail.some((call) => isAt(path, call)) ? { status: 500, body: {} } : answered(path, [fire])));
  openAddress('/riskassessment', rights);
  expect(await screen.findByText('Smoking in bed')).toBeDefined();
});
