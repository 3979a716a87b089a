import { expect, test } from 'vitest';
import { openHomes, type OwnShift } from './open-homes.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const always = { access_starts_at: null, access_expires_at: null };
const agency = { groups: ['Agency'], homes: ['rose', 'oak'], ...always };
const late: OwnShift = {
  home: 'rose',
  start_at: '2026-03-01T14:30:00Z',
  end_at: '2026-03-01T22:00:00Z',
  shift_type: 'late',
  status: 'published',
};

test('a carer has all their houses', () => {
  expect(openHomes({ groups: ['Carer'], homes: ['rose', 'oak'], ...always }, [], at('03:00'))).toEqual(['rose', 'oak']);
});

test('an agency worker has the house of the shift from half an hour before to an hour after it', () => {
  expect(openHomes(agency, [late], at('13:59'))).toEqual([]);
  expect(openHomes(agency, [late], at('14:00'))).toEqual(['rose']);
  expect(openHomes(agency, [late], at('23:00'))).toEqual(['rose']);
  expect(openHomes(agency, [late], at('23:01'))).toEqual([]);
});

test.each(['draft', 'declined', 'cancelled', 'absent'] as const)('a shift that is %s opens no house', (status) => {
  expect(openHomes(agency, [{ ...late, status }], at('16:00'))).toEqual([]);
});

test('a shift somebody wants to swap is theirs until it is swapped', () => {
  expect(openHomes(agency, [{ ...late, status: 'swap_requested' }], at('16:00'))).toEqual(['rose']);
});

test('leave on the rota opens no house, and a shift opens none the person is not allowed in', () => {
  expect(openHomes(agency, [{ ...late, shift_type: 'annual_leave' }], at('16:00'))).toEqual([]);
  expect(openHomes(agency, [{ ...late, home: 'willow' }], at('16:00'))).toEqual([]);
});

test('an agency worker who is also on the bank as a carer is not tied to shifts', () => {
  expect(openHomes({ ...agency, groups: ['Agency', 'Carer'] }, [], at('16:00'))).toEqual(['rose', 'oak']);
});

test('an auditor has the houses between the first and the last day of the grant', () => {
  const auditor = {
    groups: ['Auditor'],
    homes: ['rose'],
    access_starts_at: '2026-03-01T08:00:00Z',
    access_expires_at: '2026-03-01T18:00:00Z',
  };
  expect(openHomes(auditor, [], at('07:59'))).toEqual([]);
  expect(openHomes(auditor, [], at('08:00'))).toEqual(['rose']);
  expect(openHomes(auditor, [], at('18:00'))).toEqual([]);
});
