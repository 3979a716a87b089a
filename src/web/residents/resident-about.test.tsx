import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import '../records/known-entities.ts';
import { ResidentAbout } from './resident-about.tsx';

test.each([
  [404, 'This monitoring was not found'],
  [403, 'This monitoring was not found'],
  [503, 'The monitoring could not be loaded'],
])('monitoring that cannot be shown (%i) is no endless wait', async (status, words) => {
  server(({ path }) => (path.startsWith('/api/care-tracking/') ? { status, body: {} } : undefined));
  show(<ResidentAbout person={mrHale} hasLeft={false} onChanged={() => {}} />, {
    rights: ['view_care_tracking', 'change_care_tracking'],
    address: `/?id=${mrHale.id}&tab=about&of=care_tracking&record=1&edit=1`,
  });
  expect(await screen.findByText(words)).toBeDefined();
});
