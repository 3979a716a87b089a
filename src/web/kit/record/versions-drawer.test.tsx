import { screen, within } from '@testing-library/react';
import { resident } from '#domain/residents/person/resident.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { expect, test } from 'vitest';
import { VersionsDrawer } from './versions-drawer.tsx';

const [joy, femi, priya] = [
  '01900000-0000-7000-8000-0000000000f1',
  '01900000-0000-7000-8000-0000000000f2',
  '01900000-0000-7000-8000-0000000000f3',
];
const people: Readonly<Record<string, object>> = {
  [joy]: { id: joy, first_name: 'Joy', last_name: 'Osei' },
  [femi]: { id: femi, first_name: 'Femi', last_name: 'Adeyemi' },
};

test('earlier versions say who wrote them, and whom they named by their names', async () => {
  server(({ path }) => {
    if (path.endsWith('/versions/'))
      return {
        status: 200,
        body: [
          { ...mrHale, version: 2, key_worker: femi, updated_by: femi, updated_at: '2026-03-02T09:00:00Z' },
          { ...mrHale, version: 1, key_worker: joy, updated_by: joy, updated_at: '2026-03-01T09:00:00Z' },
        ],
      };
    const found = people[/^\/api\/staff\/([\w-]+)\/$/.exec(path)?.[1] ?? ''];
    return found && { status: 200, body: found };
  });
  const record = {
    ...mrHale,
    version: 3,
    key_worker: priya,
    updated_by: priya,
    updated_at: '2026-03-03T09:00:00Z',
    names: { key_worker: 'Priya Khan', updated_by: 'Priya Khan' },
  };
  show(<VersionsDrawer entity={resident} record={record} onClose={() => {}} />);
  expect(await screen.findByText('Femi Adeyemi', { selector: 'del' })).toBeDefined();
  const second = (await screen.findByText('Version 2')).closest('li') as HTMLElement;
  expect(await within(second).findByText('Femi Adeyemi, 2 March 2026, 09:00')).toBeDefined();
  expect(await within(second).findByText('Joy Osei', { selector: 'del' })).toBeDefined();
  expect(screen.getByText('Priya Khan, 3 March 2026, 09:00')).toBeDefined();
});
