import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bath } from '#domain/daily-care/baths/bath.ts';
import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { ann, mrHale, roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { loaded } from '../state/collections.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { RecordActions } from './record-actions.tsx';

const gloves: StoredRecord = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  home: roseHouse.id,
  item_name: 'Gloves',
  is_deleted: false,
};
const watch: StoredRecord = {
  id: '01900000-0000-7000-8000-000000000002',
  version: 1,
  resident: mrHale.id,
  item_name: 'Watch',
  is_deleted: false,
  names: { resident: 'Arthur Hale' },
};

async function remove(entity: Entity, record: StoredRecord) {
  server(({ method, body }) =>
    method === 'PATCH' || method === 'POST' || method === 'DELETE'
      ? { status: 200, body: { ...record, ...body, is_deleted: true, version: 2 } }
      : undefined,
  );
  const { store } = show(
    <RecordActions entity={entity} record={record} editPath="?edit=1" offers={() => true} onChanged={() => {}} />,
    { rights: [`delete_${entity.name}`] },
  );
  store.dispatch(loaded(entity.name, [record]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  return { store, dialog: await screen.findByRole('dialog') };
}

test('removed stock stays in the list of the store, marked, under both its names', async () => {
  const { store } = await remove(houseStock, gloves);
  await write(screen.getByLabelText(/^Why/), 'Written down twice');
  await userEvent.click(screen.getByRole('button', { name: /^Remove stock/ }));
  await waitFor(() => expect(store.getState()['stock']).toMatchObject({ list: [{ id: gloves.id, is_deleted: true }] }));
  expect(store.getState()['houseStock']).toMatchObject({ list: [{ id: gloves.id, is_deleted: true }] });
});

test('whoever removes something reads about whom it is and what follows', async () => {
  const { dialog } = await remove(inventory, watch);
  expect(dialog.textContent).toContain('It is about Arthur Hale.');
  expect(dialog.textContent).toContain('The record keeps it, with your name and the reason.');
});

test('whoever could change what they wrote for a while is told for how long, and who can now', () => {
  const yesterday: StoredRecord = {
    id: '01900000-0000-7000-8000-000000000003',
    version: 1,
    resident: mrHale.id,
    created_by: ann.id,
    created_at: '2026-01-04T08:00:00Z',
    is_deleted: false,
  };
  server(() => undefined);
  show(<RecordActions entity={bath} record={yesterday} editPath="?edit=1" offers={() => true} onChanged={() => {}} />, {
    rights: ['view_bath', 'change_own_bath'],
  });
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  expect(
    screen.getByText(/^You can change your own entries for 60 minutes after writing them\. A senior/),
  ).toBeDefined();
});

test('what was signed offers no change, and a receipt that turns up later is added where there was none', () => {
  server(() => undefined);
  const offered = (entity: Entity, given: object) => {
    const record: StoredRecord = {
      id: '01900000-0000-7000-8000-000000000004',
      version: 3,
      is_deleted: false,
      ...given,
    };
    show(
      <RecordActions entity={entity} record={record} editPath="?edit=1" offers={() => true} onChanged={() => {}} />,
      { rights: [`view_${entity.name}`, `change_${entity.name}`] },
    );
    const words = screen.queryAllByRole('link').map(({ textContent }) => textContent);
    return words;
  };
  const count = { home: roseHouse.id, incident: null };
  for (const status of ['agreed', 'discrepancy', 'resolved'])
    expect(offered(paymentsHandover, { ...count, status })).toEqual([]);
  expect(offered(paymentsHandover, { ...count, status: 'draft' })).toEqual(['Change']);
  const paid = { resident: mrHale.id, status: 'posted', receipt: null, receipt_no: null, no_receipt_reason: null };
  expect(offered(payment, paid)).toEqual(['Add receipt']);
  expect(offered(payment, { ...paid, receipt: 'a-file', receipt_no: 'R-7' })).toEqual([]);
  expect(offered(payment, { ...paid, status: 'draft' })).toEqual(['Change']);
});

const looks = (name: string) =>
  screen
    .getAllByText(name)
    .map((words) => words.closest('[data-variant]')?.getAttribute('data-variant'))
    .at(-1);

test('a draft has the step that hands it on as its main button, and the change beside it', () => {
  server(() => undefined);
  const record: StoredRecord = { id: '01900000-0000-7000-8000-000000000005', version: 1, is_deleted: false };
  const shown = { editPath: '?edit=1', offers: () => true, onChanged: () => {} };
  const draft = { ...record, home: roseHouse.id, status: 'draft' };
  show(<RecordActions entity={pettyCash} record={draft} {...shown} />, {
    rights: ['view_petty_cash', 'change_petty_cash', 'submit_petty_cash'],
  });
  expect([looks('Submit for the witness'), looks('Change')]).toEqual(['filled', 'default']);
});

test('without a step that hands it on, or with one elsewhere on the page, there is at most one main button', () => {
  server(() => undefined);
  const record: StoredRecord = { id: '01900000-0000-7000-8000-000000000006', version: 1, is_deleted: false };
  const shown = { editPath: '?edit=1', offers: () => true, onChanged: () => {} };
  const rights = ['view_house_stock', 'change_house_stock'];
  show(<RecordActions entity={houseStock} record={record} {...shown} />, { rights });
  expect(looks('Change')).toBe('filled');
  show(<RecordActions entity={houseStock} record={record} {...shown} hasMainStepElsewhere />, { rights });
  expect(looks('Change')).toBe('default');
});
