import { screen } from '@testing-library/react';
import { resident } from '#domain/residents/person/resident.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { expect, test } from 'vitest';
import { TwoVersionsDialog } from './two-versions-dialog.tsx';

const [joy, femi, priya] = [
  '01900000-0000-7000-8000-0000000000f1',
  '01900000-0000-7000-8000-0000000000f2',
  '01900000-0000-7000-8000-0000000000f3',
];

test('whom I chose and whom they chose are told by their names', async () => {
  server(({ path }) =>
    path === `/api/staff/${femi}/`
      ? { status: 200, body: { id: femi, first_name: 'Femi', last_name: 'Adeyemi' } }
      : undefined,
  );
  const before = { ...mrHale, key_worker: joy, names: { key_worker: 'Joy Osei' } };
  const theirs = { ...mrHale, version: 2, key_worker: priya, names: { key_worker: 'Priya Khan' } };
  show(
    <TwoVersionsDialog
      entity={resident}
      detail=""
      before={before}
      mine={{ key_worker: femi }}
      current={theirs}
      onSettle={() => {}}
      onTakeTheirs={() => {}}
      onBack={() => {}}
    />,
  );
  expect(await screen.findByText('Femi Adeyemi')).toBeDefined();
  expect(screen.getByText('Priya Khan')).toBeDefined();
  expect(screen.queryByText('Not shown')).toBeNull();
});
