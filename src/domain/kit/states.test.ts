import { expect, test } from 'vitest';
import { move, moveBetween } from './states.ts';

const states = {
  start: 'draft',
  moves: [move('draft', 'active', 'approve', { by: 'approve', notBy: ['created_by'] }), move(['draft', 'active'], 'closed', 'close', { needs: ['end_date'] })],
};

test('a move leads from one state, or from several, to one', () => {
  expect(moveBetween(states, 'draft', 'active')).toEqual({ from: ['draft'], to: 'active', right: 'approve', by: 'approve', notBy: ['created_by'] });
  expect(moveBetween(states, 'draft', 'closed')?.needs).toEqual(['end_date']);
  expect(moveBetween(states, 'active', 'closed')?.right).toBe('close');
});

test('no move leads back, in place or to a state that does not exist', () => {
  expect(moveBetween(states, 'active', 'draft')).toBeUndefined();
  expect(moveBetween(states, 'active', 'active')).toBeUndefined();
  expect(moveBetween(states, 'draft', 'gone')).toBeUndefined();
});
