import { expect, test } from 'vitest';
import { boardOf, placesOf, repairSigns, type BoardRepair } from './repair-board.ts';

const now = '2026-03-10T12:00:00.000Z';
const zone = 'Europe/London';
const repair = (title: string, more: Partial<BoardRepair> = {}): BoardRepair => ({
  id: title,
  title,
  location: 'Kitchen',
  category: 'other',
  priority: 'routine',
  safety_risk: false,
  interim_control: null,
  lost_supply: null,
  supply_lost_at: null,
  supply_back_at: null,
  cqc_notifiable: null,
  cqc_sent_at: null,
  reported_at: '2026-03-01T12:00:00.000Z',
  make_safe_by: null,
  target_at: '2026-03-29T12:00:00.000Z',
  contractor: null,
  quote: null,
  cost: null,
  completed_at: null,
  hold_reason: null,
  status: 'reported',
  ...more,
});
const words = (more: Partial<BoardRepair>) => repairSigns(repair('Tap', more), now, zone).map((sign) => sign.words);

test('each status stands in one column, and in it what is wrong comes first', () => {
  const columns = boardOf(
    [
      repair('Paint'),
      repair('Late', { target_at: '2026-03-09T12:00:00.000Z' }),
      repair('Danger', { safety_risk: true }),
      repair('Soon', { target_at: '2026-03-11T12:00:00.000Z' }),
      repair('Given', { status: 'assigned' }),
      repair('Parts', { status: 'awaiting_parts' }),
      repair('Done', { status: 'completed' }),
      repair('Old', { status: 'verified', completed_at: '2026-03-02T12:00:00.000Z' }),
      repair('New', { status: 'verified', completed_at: '2026-03-08T12:00:00.000Z' }),
    ],
    now,
  );
  expect(columns.map(({ title, repairs }) => [title, ...repairs.map((one) => one.title)])).toEqual([
    ['New', 'Danger', 'Late', 'Soon', 'Paint'],
    ['Looked at', 'Given'],
    ['In progress'],
    ['Waiting', 'Parts'],
    ['To be verified', 'Done'],
    ['Closed', 'New', 'Old'],
  ]);
});

test('a repair says how late it is, when it is due, and whether a danger is made safe', () => {
  expect(words({})).toEqual(['By 29 Mar 2026']);
  expect(words({ target_at: '2026-03-08T11:00:00.000Z' })).toEqual(['Late by 2 days']);
  expect(words({ target_at: '2026-03-10T17:30:00.000Z' })).toEqual(['Due in 5 h']);
  expect(words({ safety_risk: true })).toEqual(['Not made safe', 'By 29 Mar 2026']);
  expect(words({ safety_risk: true, interim_control: 'Sign up' })).toEqual(['By 29 Mar 2026', 'Danger, made safe']);
  expect(words({ status: 'completed', target_at: '2026-03-08T11:00:00.000Z' })).toEqual([]);
  expect(words({ status: 'verified' })).toEqual(['Verified']);
});

test('a supply that was away for more than a day is to be told, also once it is mended', () => {
  const lost = { lost_supply: 'water', reported_at: '2026-03-08T12:00:00.000Z' } as const;
  expect(words(lost)).toContain('Tell the regulator');
  expect(words({ ...lost, supply_back_at: '2026-03-09T10:00:00.000Z' })).not.toContain('Tell the regulator');
  expect(words({ ...lost, status: 'verified', completed_at: '2026-03-09T14:00:00.000Z' })).toContain(
    'Tell the regulator',
  );
  expect(words({ ...lost, cqc_notifiable: 'yes', cqc_sent_at: now })).not.toContain('Tell the regulator');
});

test('places stand by what is wrong there, and those without a repair are among them', () => {
  const places = placesOf(
    [
      repair('A', { location: 'Hall ' }),
      repair('B', { location: 'Room 10' }),
      repair('C', { location: 'Room 2' }),
      repair('D', { location: 'Room 2' }),
      repair('Late', { location: 'Stairs', target_at: '2026-03-01T13:00:00.000Z' }),
      repair('Closed', { location: 'Attic', status: 'verified' }),
    ],
    ['Hall', 'Lounge', 'Attic'],
    now,
  );
  expect(places.map(({ place, tone, repairs }) => [place, tone, repairs.length])).toEqual([
    ['Stairs', 'danger', 1],
    ['Room 2', 'watch', 2],
    ['Hall', 'watch', 1],
    ['Room 10', 'watch', 1],
    ['Attic', 'good', 0],
    ['Lounge', 'good', 0],
  ]);
});
