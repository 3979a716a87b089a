import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { suggestion } from './suggestion.ts';

test('who wishes to stay unnamed is not named', () => {
  const derive = (given: Record<string, unknown>) =>
    suggestion.derive(filled(suggestion, { from_name: 'Joan', ...given }), circumstances());
  expect(derive({ from_type: 'anonymous' })).toEqual({
    is_anonymous: true,
    from_name: null,
    resident: null,
  });
  expect(derive({ from_type: 'family', is_anonymous: true })).toEqual({
    is_anonymous: true,
    from_name: null,
    resident: null,
  });
  expect(derive({ from_type: 'family' })).toEqual({});
});

test('an answer carries its author and time, and a later change of other things does not', () => {
  const before = filled(suggestion);
  const after = { ...before, status: 'agreed', response: 'Fish on Fridays it is.' };
  expect(suggestion.derive(after, circumstances({ actor: 'mia', before }))).toMatchObject({ responded_by: 'mia' });
  expect(suggestion.derive({ ...after, show_on_board: true }, circumstances({ actor: 'ann', before: after }))).toEqual(
    {},
  );
});

test('a complaint is asked about once', () => {
  const complaint = filled(suggestion, { is_complaint: true });
  expect(suggestion.warn(complaint, circumstances())).toHaveProperty('is_complaint');
  expect(suggestion.warn(complaint, circumstances({ before: complaint }))).toEqual({});
});
