import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { confidentialInfo } from './confidential-info.ts';

const record = (given: Record<string, unknown>) =>
  filled(confidentialInfo, { resident: 'mr-hale', access_list: ['mia'], review_date: '2026-09-01', ...given });
const check = (given: Record<string, unknown>) => confidentialInfo.check(record(given), circumstances());

test('it is about a resident or a member of staff, never both or neither', () => {
  expect(check({})).toEqual({});
  expect(check({ resident: null, staff: 'ann' })).toEqual({});
  expect(check({ staff: 'ann' })).toHaveProperty('resident');
  expect(check({ resident: null })).toHaveProperty('resident');
});

test('somebody may open it, and nobody is both let in and kept out', () => {
  expect(check({ access_list: [] })).toHaveProperty('access_list');
  expect(check({ access_list: [], access_groups: ['managers'] })).toEqual({});
  expect(check({ access_denied: ['mia'] })).toHaveProperty('access_denied');
});

test('what is hidden is known to two people or a group, so that it is not lost with one', () => {
  expect(check({ is_hidden: true })).toHaveProperty('access_list');
  expect(check({ is_hidden: true, access_list: ['mia', 'ann'] })).toEqual({});
  expect(check({ is_hidden: true, access_list: [], access_groups: ['managers'] })).toEqual({});
});

test('the review lies within twelve months', () => {
  expect(check({ review_date: '2027-03-01' })).toEqual({});
  expect(check({ review_date: '2027-03-02' })).toHaveProperty('review_date');
  expect(check({ review_date: '2026-02-28' })).toHaveProperty('review_date');
});

test('a review date that has passed does not stand in the way of other changes', () => {
  const before = record({ review_date: '2026-02-01' });
  expect(confidentialInfo.check({ ...before, title: 'A concern' }, circumstances({ before }))).toEqual({});
});

test('the content is secret and in no list', () => {
  expect(confidentialInfo.fields['content']).toMatchObject({ secret: true });
  expect([...confidentialInfo.list, ...confidentialInfo.carries]).not.toContain('content');
});
