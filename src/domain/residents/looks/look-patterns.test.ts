import { expect, test } from 'vitest';
import { addMinutes } from '../../kit/time/time.ts';
import type { RecordPast } from './as-of.ts';
import type { ShiftFacts } from './look-grounds.ts';
import { lookPatterns, type PatternFacts } from './look-patterns.ts';
import type { Look } from './look.ts';

const look = (given: Partial<Look> = {}): Look => ({
  at: '2026-03-01T09:00:00Z',
  user: 'ann',
  name: 'Ann Lee',
  role: 'Carer',
  action: 'view',
  entity: 'resident',
  object_id: 'hale',
  home: 'rose',
  resident: 'hale',
  reason: null,
  result: 'ok',
  ...given,
});

const always = <T>(id: string, value: T): RecordPast<T> => ({
  id,
  created_at: '2020-01-01T00:00:00Z',
  versions: [{ until: null, value }],
});

const shift = (staff: string, start_at: string, end_at: string) =>
  always<ShiftFacts>(`${staff} ${start_at}`, {
    home: 'rose',
    staff,
    shift_type: 'early',
    status: 'worked',
    start_at,
    end_at,
    actual_start: null,
    actual_end: null,
    role_on_shift: 'support',
    one_to_one_resident: null,
    is_deleted: false,
  });

const facts = (given: Partial<PatternFacts> = {}): PatternFacts => ({
  shifts: new Map([['bo', [shift('bo', '2026-03-01T07:00:00Z', '2026-03-01T15:00:00Z')]]]),
  people: new Map(['ann', 'bo'].map((id) => [id, always(id, { homes: ['rose'], is_superuser: false })])),
  residents: new Map([['hale', always('hale', { home: 'rose', key_worker: null, co_key_worker: null })]]),
  readers: new Map([['ann', { last_name: 'Lee', phones: ['0113 496 0001'], address: '4 Mill Lane, Leeds' }]]),
  files: new Map([['hale', { name: 'George Hale', last_name: 'Hale', contacts: [] }]]),
  departures: [],
  zone: 'Europe/London',
  ...given,
});

const kinds = (looks: readonly Look[], given?: Partial<PatternFacts>) =>
  lookPatterns(looks, facts(given)).map(({ kind }) => kind);

test('a look off the rota stands out with how far the nearest shift is; of whoever is at work it does not', () => {
  const yesterday = shift('ann', '2026-02-28T07:00:00Z', '2026-02-28T15:00:00Z');
  const shifts = new Map([...facts().shifts, ['ann', [yesterday]] as const]);
  expect(lookPatterns([look()], facts({ shifts }))).toMatchObject([
    { kind: 'off_rota', key: 'off_rota ann 2026-03-01', looks: 1, saw: ['Their last shift ended 18 hours before.'] },
  ]);
  expect(kinds([look({ user: 'bo', name: 'Bo Hill' })])).toEqual([]);
});

test('where the rota shows nobody at work, nobody was off it', () => {
  expect(kinds([look()], { shifts: new Map() })).toEqual([]);
});

test('managers of the house and inspectors are not planned by the rota, and a refusal showed nothing', () => {
  expect(kinds([look({ role: 'Manager' }), look({ role: 'Auditor' }), look({ result: 'denied' })])).toEqual([]);
});

const round = (residents: number, apart: number, role = 'Manager') =>
  Array.from({ length: residents }, (_, i) =>
    look({ role, resident: `r${i}`, at: addMinutes('2026-03-01T12:00:00Z', -i * apart) }),
  );

test('twelve residents within an hour stand out, eleven do not, and twelve in a longer time do not', () => {
  expect(lookPatterns(round(12, 5), facts())).toMatchObject([{ kind: 'many_residents', residents: 12, looks: 12 }]);
  expect(kinds(round(11, 5))).toEqual([]);
  expect(kinds(round(12, 6))).toEqual([]);
  expect(kinds(round(20, 1, 'Auditor'))).toEqual([]);
});

const contact = {
  name: 'Eve Lee',
  last_name: 'Lée',
  relationship: 'child',
  phone: null,
  mobile: '+44 113 496 0001',
  address: '4 Mill Lane Leeds',
} as const;

test('what a colleague’s file and the resident’s have in common is said, each by itself', () => {
  const files = new Map([['hale', { name: 'George Hale', last_name: 'LEE', contacts: [contact] }]]);
  expect(lookPatterns([look({ role: 'Manager' })], facts({ files }))).toMatchObject([
    {
      kind: 'relative',
      key: 'relative ann hale 4',
      saw: [
        'The same last name as the resident.',
        'The same last name as Eve Lee, whom the resident’s file names.',
        'The same telephone as Eve Lee, whom the resident’s file names.',
        'The same address as Eve Lee, whom the resident’s file names.',
      ],
    },
  ]);
});

test('a solicitor of the same name is no relative', () => {
  const solicitor = { ...contact, relationship: 'solicitor', mobile: null, address: null } as const;
  const files = new Map([['hale', { name: 'George Hale', last_name: 'Hale', contacts: [solicitor] }]]);
  expect(kinds([look({ role: 'Manager' })], { files })).toEqual([]);
});

test('thirty days after a resident has left, opening the record stands out; before that it does not', () => {
  const left = (left_at: string, reason: 'left' | 'moved' = 'left') => ({
    departures: [{ resident: 'hale', home: 'rose', left_at, reason }],
  });
  expect(lookPatterns([look({ role: 'Manager' })], facts(left('2026-01-30T09:00:00Z')))).toMatchObject([
    { kind: 'long_after', saw: ['They left 30 days before.'], resident: { name: 'George Hale' } },
  ]);
  expect(kinds([look({ role: 'Manager' })], left('2026-01-30T10:00:00Z'))).toEqual([]);
});

test('whoever works where the resident lives now reads the old records as before', () => {
  const residents = new Map([['hale', always('hale', { home: 'oak', key_worker: null, co_key_worker: null })]]);
  const moved = {
    residents,
    departures: [{ resident: 'hale', home: 'rose', left_at: '2026-01-01T09:00:00Z', reason: 'moved' as const }],
  };
  const both = new Map([['ann', always('ann', { homes: ['rose', 'oak'], is_superuser: false })]]);
  expect(kinds([look({ role: 'Manager' })], moved)).toEqual(['long_after']);
  expect(kinds([look({ role: 'Manager' })], { ...moved, people: both })).toEqual([]);
});
