import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { PersonPage } from '../people/person-page.tsx';

const person = {
  id: '01990000-0000-7000-8000-000000000009',
  version: 3,
  first_name: 'Moira',
  last_name: 'Lennox',
  status: 'active',
  is_active: true,
  end_date: null,
  homes: [],
  groups: [],
  warning_codes: [],
};

test('a manager says who takes over when somebody leaves, and the day is today unless they say otherwise', async () => {
  const sent: unknown[] = [];
  server(({ path, method, body }) => {
    if (method === 'PATCH') {
      sent.push(body);
      return { status: 200, body: { ...person, status: 'left', is_active: false } };
    }
    return { status: 200, body: path.includes(person.id) && !path.includes('open-work') ? person : [] };
  });
  show(<PersonPage id={person.id} />, { rights: ['view_staff', 'change_staff', 'employ_staff'] });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Has left the home' }));
  expect(await screen.findByText(/Their shifts to come are open again/)).toBeDefined();
  expect(screen.getByRole('combobox', { name: /^Who takes over/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Has left' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ status: 'left', version: 3, end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
});
