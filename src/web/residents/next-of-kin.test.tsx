import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { ResidentBanner } from '../records/resident/resident-banner.tsx';
import { NextOfKin } from './next-of-kin.tsx';

const contact = (id: string, first_name: string, more: object) => ({
  id,
  version: 1,
  resident: mrHale.id,
  first_name,
  last_name: 'Hale',
  relationship: 'child',
  phone: `0770 090 000${id}`,
  is_active: true,
  ...more,
});

test('whom to call is one press from the banner: the next of kin first, and nobody who is not called', async () => {
  server(({ path }) =>
    path.startsWith('/api/family/')
      ? {
          status: 200,
          body: [
            contact('1', 'Uma', { is_emergency_contact: true, emergency_order: 1 }),
            contact('2', 'Nell', { is_next_of_kin: true }),
            contact('3', 'Ivor', {}),
          ],
        }
      : undefined,
  );
  show(<ResidentBanner person={{ ...mrHale, status: 'current' }} more={<NextOfKin person={mrHale.id} />} />);
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['0770 090 0002', '0770 090 0001']);
});
