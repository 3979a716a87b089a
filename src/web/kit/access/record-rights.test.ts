import { expect, test } from 'vitest';
import { careEntry } from '#domain/kit/traits/care-entry.ts';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import { choice, longText, must } from '#domain/kit/vocabulary/fields.ts';
import { everything } from '#domain/kit/vocabulary/permissions.ts';
import { move } from '#domain/kit/vocabulary/states.ts';
import { changeable, mayAdd, mayRestore, mayStrikeOut, movesFrom, type CurrentActor } from './record-rights.ts';

const access = {
  superuser: everything,
  manager: everything,
  senior: everything,
  carer: everything,
  agency: everything,
  auditor: [...everything, 'change:about_me', 'check'],
} as const;
const walk = entity({
  name: 'walk',
  labels: { one: 'Walk', many: 'Walks' },
  title: ['occurred_at'],
  belongsTo: 'resident',
  extends: careEntry,
  access,
  narrower: { 'change:about_me': { fields: ['words'] } },
  fields: {
    words: longText('Words'),
    status: must(choice('Status', { options: { draft: 'Draft', done: 'Done', checked: 'Checked' }, default: 'draft' })),
  },
  states: {
    start: 'draft',
    moves: [move('draft', 'done', 'change'), move('done', 'checked', 'check', { notBy: ['created_by'] })],
  },
  list: ['occurred_at'],
});

const actor = (...rights: string[]): CurrentActor => ({
  rights: new Set(rights),
  me: 'ann',
  now: '2026-03-01T10:30:00.000Z',
  zone: 'Europe/London',
  windowMinutes: 60,
});
const own = {
  id: 'w',
  version: 1,
  created_by: 'ann',
  created_at: '2026-03-01T10:00:00.000Z',
  status: 'draft',
  is_deleted: false,
};
const old = { ...own, created_at: '2026-03-01T09:00:00.000Z' };
const others = { ...own, created_by: 'joy' };

test('an author changes an own entry while the window is open, and nobody else’s', () => {
  expect(changeable(walk, own, actor('change_own_walk'))).toBeNull();
  expect(changeable(walk, old, actor('change_own_walk'))).toEqual([]);
  expect(changeable(walk, others, actor('change_own_walk'))).toEqual([]);
  expect(changeable(walk, others, actor('change_walk'))).toBeNull();
});

test('a narrower right opens only its own fields', () => {
  expect(changeable(walk, others, actor('change_walk_about_me'))).toEqual(['words']);
});

test('another’s entry is struck out only by those who may strike out any', () => {
  expect(mayStrikeOut(walk, others, actor('delete_walk'))).toBe(false);
  expect(mayStrikeOut(walk, others, actor('delete_walk', 'strike_out_any'))).toBe(true);
  expect(mayStrikeOut(walk, own, actor('delete_own_walk'))).toBe(true);
  expect(mayStrikeOut(walk, old, actor('delete_own_walk'))).toBe(false);
});

test('what is struck out can only be brought back', () => {
  const struck = { ...own, is_deleted: true };
  const everyRight = actor('change_walk', 'delete_walk', 'strike_out_any', 'restore_deleted');
  expect(changeable(walk, struck, everyRight)).toEqual([]);
  expect(mayStrikeOut(walk, struck, everyRight)).toBe(false);
  expect(mayRestore(walk, struck, everyRight)).toBe(true);
  expect(mayRestore(walk, struck, actor('delete_walk'))).toBe(false);
});

test('only the moves that lead on from here are offered, and none to one’s own record where two people are needed', () => {
  expect(movesFrom(walk, own, actor('change_walk')).map(({ to }) => to)).toEqual(['done']);
  expect(movesFrom(walk, { ...others, status: 'done' }, actor('check_walk')).map(({ to }) => to)).toEqual(['checked']);
  expect(movesFrom(walk, { ...own, status: 'done' }, actor('check_walk'))).toEqual([]);
  expect(movesFrom(walk, own, actor())).toEqual([]);
});

test('nothing known, nothing allowed', () => {
  expect(mayAdd(walk, new Set())).toBe(false);
  expect(mayAdd(walk, new Set(['add_walk']))).toBe(true);
});
