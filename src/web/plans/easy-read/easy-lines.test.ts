import { expect, test } from 'vitest';
import { easyRead, thoughts } from './easy-lines.ts';

test('one thought a line', () => {
  expect(thoughts('I like tea, hot. Not in the blue cup!\n- Two sugars')).toEqual([
    'I like tea, hot.',
    'Not in the blue cup!',
    'Two sugars',
  ]);
});

test('the plan is told in the person’s order, with what to be careful of and who agreed', () => {
  const parts = easyRead(
    {
      person_says: 'I like tea.',
      actions: [
        {
          what: 'Thicken it.',
          how: null,
          frequency: 'Every drink',
          by_role: null,
          equipment: null,
          asset: null,
          staff_number: 2,
          recorded_on: null,
        },
      ],
      goals: [],
      capacity_basis: 'person_consents',
      involved: [{ name: 'Janet Thorpe', role: 'Resident', how: null }],
    },
    [{ title: 'Choking' }],
    '1 December 2026',
  );
  expect(parts.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
    ['What I say', ['I like tea.']],
    ['How you help me', ['Thicken it.', '2 people help me.', 'Every drink']],
    ['What to be careful of', ['Choking']],
    [
      'Who agreed',
      ['I said yes to this plan.', 'Janet Thorpe, resident', 'We talk about it again on 1 December 2026.'],
    ],
  ]);
});
