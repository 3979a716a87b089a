import { expect, test } from 'vitest';
import { lookSheet } from './look-sheet.ts';
import type { Visit } from './visits.ts';

const visit = (given: Partial<Visit>): Visit => ({
  user: 'ann',
  name: 'Ann Lee',
  role: 'Carer',
  day: '2026-03-01',
  first_at: '2026-03-01T09:00:00Z',
  last_at: '2026-03-01T09:00:00Z',
  looks: 1,
  refused: 0,
  grounds: ['on_shift'],
  read: [{ entity: 'resident', looks: 1, taken: 0 }],
  reasons: [],
  ...given,
});

test('each person stands on the sheet once, with their days and each reason once', () => {
  expect(
    lookSheet([
      visit({ user: 'bo', name: 'Bo Hill', day: '2026-03-02', grounds: ['in_charge'] }),
      visit({ day: '2026-03-02', grounds: ['key_worker', 'on_shift'] }),
      visit({ day: '2026-03-01' }),
      visit({ day: '2026-03-01', grounds: ['rota_later'] }),
    ]),
  ).toEqual([
    {
      user: 'ann',
      name: 'Ann Lee',
      days: ['2026-03-02', '2026-03-01'],
      why: ['They are your key worker.', 'They were at work in your home.'],
    },
    { user: 'bo', name: 'Bo Hill', days: ['2026-03-02'], why: ['They run your home.'] },
  ]);
});

test('whoever was refused saw nothing, and is not on it', () => {
  expect(lookSheet([visit({ looks: 0, refused: 2 })])).toEqual([]);
});

test('reading what is confidential puts nobody on it', () => {
  const confidential = visit({ grounds: ['named'], read: [{ entity: 'confidential_info', looks: 1, taken: 0 }] });
  expect(lookSheet([confidential])).toEqual([]);
  expect(lookSheet([confidential, visit({ day: '2026-03-02' })])).toMatchObject([{ days: ['2026-03-02'] }]);
});
