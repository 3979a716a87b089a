import { expect, test } from 'vitest';
import { choice, inOrder, optionPairs } from './fields.ts';
import { care } from '../../daily-care/mood/care.ts';

test('options are shown as they are written', () => {
  expect(optionPairs(choice('Mood', { options: { low: 'Low', good: 'Good' } }))).toEqual([
    ['low', 'Low'],
    ['good', 'Good'],
  ]);
});

test('names that look like numbers keep their place where the order is said', () => {
  const called = choice('Called', inOrder(['gp', 'GP'], ['999', 'Ambulance'], ['family', 'Family']));
  expect(optionPairs(called)).toEqual([
    ['gp', 'GP'],
    ['999', 'Ambulance'],
    ['family', 'Family'],
  ]);
  expect(called.options).toEqual({ gp: 'GP', '999': 'Ambulance', family: 'Family' });
});

test('whoever must be told is offered from the shift lead outwards', () => {
  const field = care.fields['escalated_to'];
  expect(field?.kind === 'choices' && optionPairs(field).map(([name]) => name)).toEqual([
    'shift_lead',
    'manager',
    'on_call',
    'gp',
    'cmht',
    'crisis_team',
    '111',
    '999',
    'police',
    'family',
  ]);
});
