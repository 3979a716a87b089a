import { expect, test } from 'vitest';
import { firstDayList } from './first-day-list.ts';

const known = { admission_date: '2026-11-14', photo: 'p1', emergency_contacts: 1, weighed: true, plans: 1 };
const asked = (more: object, today = '2026-11-15') =>
  firstDayList({ ...known, ...more }, today).map(({ words }) => words);

test('what nobody could say is asked again, the allergies first, for as long as it is not known', () => {
  const unknown = { gp_unknown: true, allergies_unknown: true };
  expect(asked(unknown)).toEqual(['Find out: allergies', 'Find out: GP']);
  expect(asked(unknown, '2027-03-01')).toEqual(['Find out: allergies', 'Find out: GP']);
});

test('for three days somebody to call, a photo, a weight and a plan are asked for where they are missing', () => {
  const bare = { photo: null, emergency_contacts: 0, weighed: false, plans: 0 };
  expect(asked(bare)).toEqual([
    'Add somebody to call in an emergency',
    'Take a photo',
    'Weigh them',
    'Write the first support plan',
  ]);
  expect(asked(bare, '2026-11-18')).toEqual([]);
  expect(asked({ ...bare, emergency_contacts: undefined, weighed: undefined, plans: undefined })).toEqual([
    'Take a photo',
  ]);
});

test('whoever has not come yet, or is known, is asked nothing', () => {
  expect(asked({})).toEqual([]);
  expect(asked({ photo: null }, '2026-11-13')).toEqual([]);
});
