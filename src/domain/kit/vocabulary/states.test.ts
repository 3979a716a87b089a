import { expect, test } from 'vitest';
import { entersState, move, moveBetween } from './states.ts';

const states = {
  start: 'draft',
  moves: [
    move('draft', 'active', 'approve', { by: 'approve', notBy: ['created_by'] }),
    move(['draft', 'active'], 'closed', 'close', { needs: ['end_date'] }),
  ],
};

test('an author has a move of their own, others the other one to the same state', () => {
  const both = {
    start: 'draft',
    moves: [
      move('sent', 'draft', 'approve', { needs: ['why'] }),
      move('sent', 'draft', 'submit', { onlyBy: ['created_by'] }),
    ],
  };
  const mover = (person: string) => ({ record: { created_by: 'ann' }, person });
  expect(moveBetween(both, 'sent', 'draft', mover('ann'))?.right).toBe('submit');
  expect(moveBetween(both, 'sent', 'draft', mover('joy'))?.right).toBe('approve');
  expect(moveBetween(both, 'sent', 'draft')?.right).toBe('approve');
});

test('a move leads from one state, or from several, to one', () => {
  expect(moveBetween(states, 'draft', 'active')).toEqual({
    from: ['draft'],
    to: 'active',
    right: 'approve',
    by: 'approve',
    notBy: ['created_by'],
  });
  expect(moveBetween(states, 'draft', 'closed')?.needs).toEqual(['end_date']);
  expect(moveBetween(states, 'active', 'closed')?.right).toBe('close');
});

test('no move leads back, in place or to a state that does not exist', () => {
  expect(moveBetween(states, 'active', 'draft')).toBeUndefined();
  expect(moveBetween(states, 'active', 'active')).toBeUndefined();
  expect(moveBetween(states, 'draft', 'gone')).toBeUndefined();
});

test('a record arrives in a state once, not each time it is changed there', () => {
  expect(entersState({ status: 'active' }, { status: 'draft' }, 'active')).toBe(true);
  expect(entersState({ status: 'active' }, { status: 'active' }, 'active')).toBe(false);
  expect(entersState({ status: 'draft' }, { status: 'active' }, 'active')).toBe(false);
  expect(entersState({ status: 'active' }, null, 'active')).toBe(true);
});
