import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resident } from '#domain/residents/person/resident.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { filled } from '#world/records/filled.ts';
import '../records/known-entities.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import { ResidentAbout } from './resident-about.tsx';

// Every field is filled in, so it is a whole record.
const person = { ...filled(resident), ...mrHale } as Stored<typeof resident>;

test('nobody is offered to begin the leaving of someone who has left', async () => {
  server(() => ({ status: 200, body: [] }));
  show(<ResidentAbout person={person} hasLeft onChanged={() => {}} />, {
    rights: ['view_discharge', 'add_discharge', 'view_attachment', 'add_attachment'],
    address: `/?id=${mrHale.id}&tab=about`,
  });
  expect(await screen.findByRole('heading', { name: 'Discharges' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
});

test.each([
  [404, 'This monitoring was not found'],
  [403, 'This monitoring was not found'],
  [503, 'The monitoring could not be loaded'],
])('monitoring that cannot be shown (%i) is no endless wait', async (status, words) => {
  server(({ path }) => (path.startsWith('/api/care-tracking/') ? { status, body: {} } : undefined));
  show(<ResidentAbout person={person} hasLeft={false} onChanged={() => {}} />, {
    rights: ['view_care_tracking', 'change_care_tracking'],
    address: `/?id=${mrHale.id}&tab=about&of=care_tracking&record=1&edit=1`,
  });
  expect(await screen.findByText(words)).toBeDefined();
});
