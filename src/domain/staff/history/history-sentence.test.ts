import { expect, test } from 'vitest';
import { entityNamed } from '../../register.ts';
import { historyActions } from './history-actions.ts';
import type { HistoryLine } from './history-line.ts';
import { historySentence, isByItself, sentenceOfLine, type HistoryFacts } from './history-sentence.ts';

const line: HistoryFacts = {
  who: 'Ann Moss',
  action: 'update',
  what: 'Weight',
  about: 'Nell Hart',
  named: null,
  fields: [],
  summary: null,
  result: 'ok',
};
const sentence = (given: Partial<HistoryFacts>) => historySentence({ ...line, ...given });

test('a line says who did what to whose record, and what changed in it', () => {
  expect(sentence({ fields: ['Weight', 'Method'] })).toBe(
    'Ann Moss changed the weight of Nell Hart: weight and method',
  );
  expect(sentence({ action: 'create', what: 'Incident' })).toBe('Ann Moss added an incident for Nell Hart');
  expect(sentence({ action: 'create', what: 'Petty cash', many: 'Petty cash', about: null })).toBe(
    'Ann Moss added petty cash',
  );
  expect(
    sentence({
      action: 'view',
      what: 'Resident',
      named: { itself: 'Nell Hart', record: 'Nell Hart’s file' },
      summary: 'Charts: Weights',
    }),
  ).toBe('Ann Moss read Nell Hart’s file: charts: Weights');
  expect(sentence({ action: 'resident_discharged', what: 'Discharge' })).toBe('Ann Moss recorded that Nell Hart left');
  expect(sentence({ action: 'login', what: null, about: null })).toBe('Ann Moss signed in');
  expect(sentence({ action: 'view', result: 'denied' })).toBe(
    'Ann Moss read the weight of Nell Hart, which was refused',
  );
});

test('nobody signed in is said as such', () =>
  expect(sentence({ who: null, action: 'login_failed', what: null, about: null })).toBe(
    'Somebody who was not signed in could not sign in',
  ));

test.each(Object.keys(historyActions))('%s is told in a sentence without gaps', (action) => {
  const named = { itself: 'Moira Lennox', record: 'the staff file of Moira Lennox' };
  for (const given of [
    { action },
    { action, what: null, about: null },
    { action, named },
    { action, about: null, named },
  ])
    expect(sentence(given)).toMatch(/^Ann Moss [^{}]+$/);
});

const usual = { user: 'ann', user_name: 'Ann Moss', summary: null, changes: null, result: 'ok' } as const;
const sentenceOf = (
  line: Partial<HistoryLine> & Pick<HistoryLine, 'action' | 'entity' | 'object_id'>,
  names: Record<string, string>,
) => sentenceOfLine({ ...usual, ...line }, { entityOf: entityNamed, nameIn: (field) => names[field] ?? null });
const colleague = { entity: 'staff', object_id: 'moira' };
const moira = { object_id: 'Moira Lennox' };

test('a line about a colleague says whose file it was and to whom a right went', () => {
  expect([
    sentenceOf({ ...colleague, action: 'view' }, moira),
    sentenceOf({ ...colleague, action: 'permission_granted', summary: 'Senior' }, moira),
    sentenceOf({ ...colleague, action: 'permission_revoked', summary: 'Senior' }, moira),
    sentenceOf({ ...colleague, action: 'staff_suspended' }, moira),
    sentenceOf({ ...colleague, action: 'create' }, moira),
    sentenceOf({ ...colleague, action: 'password_reset_requested' }, moira),
  ]).toEqual([
    'Ann Moss read the staff file of Moira Lennox',
    'Ann Moss granted a permission to Moira Lennox: senior',
    'Ann Moss took a permission away from Moira Lennox: senior',
    'Ann Moss suspended Moira Lennox',
    'Ann Moss added Moira Lennox',
    'Ann Moss asked for a new password for Moira Lennox',
  ]);
});

test('a line about a group says which', () => {
  const group = { entity: 'group', object_id: 'night' };
  const night = { object_id: 'Night staff' };
  expect([
    sentenceOf({ ...group, action: 'group_changed' }, night),
    sentenceOf({ ...group, action: 'view' }, night),
    sentenceOf({ ...group, action: 'permission_granted', summary: 'view_weight' }, night),
  ]).toEqual([
    'Ann Moss changed the group Night staff',
    'Ann Moss read the group Night staff',
    'Ann Moss granted a permission to the group Night staff: view_weight',
  ]);
});

test('what somebody does with their own file and account is told as their own', () => {
  const own = { entity: 'staff', object_id: 'ann' };
  const ann = { object_id: 'Ann Moss', user: 'Ann Moss' };
  expect([
    sentenceOf({ ...own, action: 'view' }, ann),
    sentenceOf({ ...own, action: 'password_changed' }, ann),
    sentenceOf({ ...own, action: 'password_reset_requested', user: null }, ann),
  ]).toEqual([
    'Ann Moss read their own staff file',
    'Ann Moss changed the password',
    'Ann Moss asked for a new password',
  ]);
});

test('a look at a list or at small pictures is told as such, and not as reading one record', () => {
  const look = (entity: string, summary: string | null, object_id: string | null = null) =>
    sentenceOf({ action: 'view', entity, object_id, summary }, {});
  expect([
    look('staff', 'list'),
    look('user_history', 'list'),
    look('attachment', 'small pictures'),
    look('assessment_result', 'due list'),
    look('rota', 'rota grid'),
    look('house_asset', 'assets'),
    look('home', null, 'rose'),
    look('home', 'houses compared'),
    look('home', 'list'),
  ]).toEqual([
    'Ann Moss looked at the list of staff',
    'Ann Moss looked at the history',
    'Ann Moss looked at small pictures of files',
    'Ann Moss looked at the assessments that are due',
    'Ann Moss looked at the rota',
    'Ann Moss looked at assets',
    'Ann Moss looked at the house',
    'Ann Moss looked at the houses side by side',
    'Ann Moss looked at the list of houses',
  ]);
});

test('without a name a line speaks of the kind of record alone', () =>
  expect([
    sentenceOf({ ...colleague, action: 'view', result: 'denied' }, {}),
    sentenceOf({ ...colleague, action: 'permission_granted', summary: 'Senior' }, {}),
  ]).toEqual(['Ann Moss read the member of staff, which was refused', 'Ann Moss granted a permission: senior']));

test('what the clock did is told apart from what people did', () => {
  expect([
    isByItself({ user: null, user_name: 'Hearth' }),
    isByItself({ user: 'ann', user_name: 'Hearth' }),
    isByItself({ user: null, user_name: null }),
  ]).toEqual([true, false, false]);
});
