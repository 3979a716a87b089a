import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ann, mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import SigningButtons from './signing-buttons.tsx';

const [id, joy, ben, report] = ['c1', 'd1', 'd2', 'e1'].map((end) => `01900000-0000-7000-8000-0000000000${end}`);
const count = {
  id: id ?? '',
  version: 2,
  home: roseHouse.id,
  status: 'discrepancy',
  handed_over_by: joy,
  received_by: ben,
  total_difference: 5,
  tins_counted: 1,
  incident: null,
  lines: [{ account_kind: 'resident_cash', resident: mrHale.id, counted: 20, expected: 25, difference: -5 }],
};
const buttons = (
  record: typeof count | (Omit<typeof count, 'incident'> & { incident: string }),
  rights: readonly string[],
) =>
  show(
    <EntityPathsProvider value={entityPaths}>
      <SigningButtons of={paymentsHandover} record={record} onChanged={() => undefined} />
    </EntityPathsProvider>,
    { rights, address: `/payment?of=payments_handover&id=${id}` },
  );

test('a count that differs is reported by one press, and the report opens where it is carried on', async () => {
  const { calls } = server(({ method, path }) =>
    method === 'POST' && path === `/api/payments-handover/${id}/report/`
      ? { status: 200, body: { ...count, version: 3, incident: report } }
      : undefined,
  );
  const { router } = buttons(count, [
    'view_payments_handover',
    'agree_payments_handover',
    'add_incident',
    'view_incident',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Report it as an incident' }));
  await waitFor(() => expect(router.state.location.search).toContain(`incident=${report}`));
  expect(router.state.location.search).toContain('edit=1');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 2 });
});

test('whoever cannot resolve it reads for whom it waits, and whoever can is offered to', () => {
  server(() => undefined);
  buttons(count, ['view_payments_handover']);
  expect(screen.getByText(/waits for somebody who did not count it\. A manager can resolve it\./)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  buttons(count, ['view_payments_handover', 'resolve_payments_handover']);
  expect(screen.getByRole('button', { name: 'Resolve the difference' })).toBeDefined();
});

test('a count that is reported leads to its incident, and is not reported again', async () => {
  server(({ path }) =>
    path.startsWith(`/api/incident/${report}/`)
      ? { status: 200, body: { id: report, version: 1, resident: mrHale.id, status: 'draft' } }
      : undefined,
  );
  buttons({ ...count, incident: report ?? '' }, ['view_payments_handover', 'add_incident', 'view_incident']);
  expect((await screen.findByRole('link', { name: 'Open the incident' })).getAttribute('href')).toContain(report);
  expect(screen.queryByRole('button', { name: 'Report it as an incident' })).toBeNull();
});

const waiting = {
  id: id ?? '',
  version: 2,
  home: roseHouse.id,
  resident: mrHale.id,
  status: 'awaiting_witness',
  amount: 7.5,
  description: 'Bus fares',
  created_by: joy ?? null,
  witness: ann.id,
  posted_alone: false,
};
const sign = async () => {
  show(
    <EntityPathsProvider value={entityPaths}>
      <SigningButtons of={payment} record={waiting} onChanged={() => undefined} />
    </EntityPathsProvider>,
    { rights: ['view_payment', 'witness_payment'] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'I saw it: witness' }));
  return within(await screen.findByRole('dialog'));
};
const isSigning = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === `/api/payment/${id}/witness/`;

test('whoever wrote a payment down is not offered as the one who confirms it with a PIN', async () => {
  const [own, other] = [
    { id: ann.id, first_name: 'Ann', last_name: 'Clarke' },
    { id: ben, first_name: 'Ben', last_name: 'Osei' },
  ];
  server(({ path }) => (path.startsWith('/api/staff/?') ? { status: 200, body: [own, other] } : undefined));
  show(
    <EntityPathsProvider value={entityPaths}>
      <SigningButtons of={payment} record={{ ...waiting, created_by: ann.id, witness: null }} onChanged={() => {}} />
    </EntityPathsProvider>,
    { rights: ['view_payment', 'witness_payment'] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Witness here with a PIN' }));
  fireEvent.click(await screen.findByRole('combobox', { name: /Who confirms it/ }));
  expect(await screen.findByRole('option', { name: /Ben Osei/ })).toBeDefined();
  expect(screen.queryByRole('option', { name: /Ann Clarke/ })).toBeNull();
});

test('two clicks on a signature send it once', async () => {
  const { calls } = server((call) =>
    isSigning(call) ? { status: 200, body: { ...waiting, version: 3, status: 'posted' } } : undefined,
  );
  const dialog = await sign();
  const button = dialog.getByRole('button', { name: 'I saw it: witness' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(isSigning)).toHaveLength(1);
});

test('a signature whose answer was lost is looked for, and is not given twice', async () => {
  const { calls } = server((call) => {
    if (isSigning(call)) return { status: 0, body: null };
    return call.path === `/api/payment/${id}/`
      ? { status: 200, body: { ...waiting, version: 3, status: 'posted' } }
      : undefined;
  });
  const dialog = await sign();
  fireEvent.click(dialog.getByRole('button', { name: 'I saw it: witness' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(isSigning)).toHaveLength(1);
});

test('while the server is away nobody is told that it was signed, and a later try finds what the first one did', async () => {
  let isAway = true;
  server((call) => {
    if (isAway) return { status: 0, body: null };
    if (isSigning(call)) return { status: 400, body: { status: ['It cannot go from posted to posted.'] } };
    return call.path === `/api/payment/${id}/`
      ? { status: 200, body: { ...waiting, version: 3, status: 'posted' } }
      : undefined;
  });
  const dialog = await sign();
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'I saw it: witness' }));
  press();
  expect((await dialog.findByRole('alert')).textContent).toContain('It is not known whether this was saved');
  isAway = false;
  press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what somebody else signed meanwhile is told as theirs', async () => {
  server((call) => {
    if (isSigning(call)) return { status: 409, body: { detail: 'Ben has signed it already.' } };
    return call.path === `/api/payment/${id}/`
      ? { status: 200, body: { ...waiting, version: 3, status: 'posted', witness: ben } }
      : undefined;
  });
  const dialog = await sign();
  fireEvent.click(dialog.getByRole('button', { name: 'I saw it: witness' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Ben has signed it already.');
});
