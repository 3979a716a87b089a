import { expect, test } from 'vitest';
import { composeHouse } from './house-lines.ts';
import type { CashCountRow, HouseMaterial, OnNextShift, RepairRow } from '../material/house-material.ts';

const stretch = {
  since: '2026-11-19T14:00:00Z',
  now: '2026-11-19T21:00:00Z',
  until: '2026-11-20T07:30:00Z',
  zone: 'Europe/London',
};
const counted: CashCountRow = {
  id: 'c1',
  counted_at: '2026-11-19T20:50:00Z',
  tins_counted: 13,
  total_difference: 0,
  status: 'agreed',
  handed_over_by: 'Joy Osei',
  received_by: 'Ben Hall',
};
const quiet: HouseMaterial = {
  today: '2026-11-19',
  is_lived_in: true,
  gaps: [],
  coming: [],
  repairs: [],
  incidents: [],
  notes: [],
  appointments: [],
  called_off: [],
  tasks: [],
  departed: [],
  keys_handed: true,
  phones_handed: true,
  count: counted,
  differences: [],
};
const compose = (given: Partial<HouseMaterial>) => composeHouse({ ...quiet, ...given }, stretch);
const words = (given: Partial<HouseMaterial>) => compose(given).map((line) => line.words);

test('a shift that is short stands first, with how many are missing and when', () => {
  const gap = { shift: 'early', from: '2026-11-20T07:30:00Z', to: '2026-11-20T15:00:00Z', missing: 1 } as const;
  expect(compose({ gaps: [gap] }).filter(({ part }) => part === 'watch')[0]).toMatchObject({
    rank: 'safety',
    words: 'Early tomorrow 07:30–15:00 is 1 short.',
  });
});

test('who comes on is named, the lead as such; nobody at all is a matter of safety', () => {
  const shift = (name: string, role_on_shift: OnNextShift['role_on_shift']): OnNextShift => ({
    id: name,
    name,
    role_on_shift,
    shift_type: 'waking_night',
    status: 'published',
    staff: name,
    start_at: '2026-11-19T21:30:00Z',
    end_at: '2026-11-20T07:30:00Z',
  });
  expect(words({ coming: [shift('Ben Hall', 'shift_lead'), shift('Ada Cole', 'support')] })).toContain(
    'On the next shift: Ben Hall (lead), Ada Cole.',
  );
  expect(compose({}).find(({ words: said }) => said.includes('nobody'))).toMatchObject({ rank: 'safety' });
});

test('before somebody lives in the house nothing is missing, and what was done is still told', () => {
  const nothing = { is_lived_in: false, count: null, keys_handed: null, phones_handed: null };
  expect(compose(nothing)).toMatchObject([{ rank: 'told', words: 'Nobody lives here now: no shift is short.' }]);
  expect(words({ ...nothing, keys_handed: true, count: counted })).toEqual(
    expect.arrayContaining(['Keys handed over.', expect.stringContaining('Cash counted 20:50')]),
  );
  expect(words({ ...nothing, is_lived_in: true })).toEqual(
    expect.arrayContaining(['Keys: not recorded.', 'Count the cash: no count is recorded.']),
  );
});

test('a difference of an earlier count stays in sight until it is resolved', () => {
  const earlier = { ...counted, id: 'c0', counted_at: '2026-11-18T14:00:00Z', total_difference: 5 };
  const line = (status: CashCountRow['status']) =>
    compose({ differences: [{ ...earlier, status }] }).find(({ source }) => source.id === 'c0');
  expect(line('discrepancy')).toMatchObject({
    part: 'watch',
    words: 'Cash counted yesterday 14:00 was £5.00 out: not resolved yet.',
  });
  expect(line('resolved')).toMatchObject({ part: 'changed', words: expect.stringContaining('resolved.') });
});

test('money that was counted says so, and so does money that was not or does not add up', () => {
  expect(words({})).toContain('Cash counted 20:50, 13 tins, agreed, Joy Osei and Ben Hall.');
  expect(words({ count: null })).toContain('Count the cash: no count is recorded.');
  expect(words({ count: { ...counted, counted_at: '2026-11-18T14:00:00Z' } })).toContain(
    'Count the cash: last counted yesterday 14:00.',
  );
  expect(
    compose({ count: { ...counted, status: 'discrepancy', total_difference: 5 } }).find(
      ({ source }) => source.entity === 'payments_handover',
    ),
  ).toMatchObject({ part: 'watch', rank: 'deviation', words: expect.stringContaining('£5.00 out') });
});

test('what nobody said of the keys is not recorded, which is not the same as handed over', () => {
  expect(words({ keys_handed: null, phones_handed: false })).toEqual(
    expect.arrayContaining(['Keys: not recorded.', 'Phones not handed over.']),
  );
});

test('a task of an earlier handover is told until it is done, with who was to do it', () => {
  const task = {
    id: 'h1',
    text: 'Ring the surgery.',
    due_at: '2026-11-19T12:00:00Z',
    given_at: '2026-11-19T07:30:00Z',
    assigned_to: null,
  };
  expect(compose({ tasks: [task] }).find(({ source }) => source.id === 'h1')).toMatchObject({
    part: 'do',
    mark: 'standing',
    words: 'Ring the surgery, nobody named, was due 12:00.',
  });
});

test('an open repair is told with how pressing it is, and whether it is late', () => {
  const repair: RepairRow = {
    id: 'r1',
    title: 'Shower tray leaks',
    location: 'Shower room',
    priority: 'urgent',
    status: 'awaiting_parts',
    reported_at: '2026-11-09T10:00:00Z',
    target_at: '2026-11-12T10:00:00Z',
    by: 'Joy Osei',
  };
  expect(compose({ repairs: [repair] }).find(({ source }) => source.id === 'r1')).toMatchObject({
    rank: 'deviation',
    mark: 'standing',
    words: 'Repair: Shower tray leaks, Shower room, urgent, waiting for parts, overdue.',
  });
});

test('who left since the last handover is told to everyone', () => {
  expect(
    compose({
      departed: [{ id: 'p1', name: 'Ida Moss', status: 'deceased', updated_at: '2026-11-19T16:00:00Z' }],
    }).find(({ source }) => source.id === 'p1'),
  ).toMatchObject({ part: 'changed', rank: 'safety', words: expect.stringContaining('Ida Moss') });
});
