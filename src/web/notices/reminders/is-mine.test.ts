import { expect, test } from 'vitest';
import { isMineToDo, type MyPart } from './is-mine.ts';

const carer: MyPart = { me: 'joy', isAtWork: true, leads: false, manages: false, keyWorkerOf: new Set(['peggy']) };
const row = (given: object) => ({ id: 'r1', assigned_to: null, assigned_role: null, resident: 'tom', ...given });

test('what is given to a person is theirs alone, and what is for anyone on shift is for whoever is at work', () => {
  expect(isMineToDo(row({ assigned_to: 'joy' }), carer)).toBe(true);
  expect(isMineToDo(row({ assigned_to: 'ann', assigned_role: 'team' }), carer)).toBe(false);
  expect(isMineToDo(row({ assigned_role: 'team' }), carer)).toBe(true);
  expect(isMineToDo(row({ assigned_role: 'team' }), { ...carer, isAtWork: false })).toBe(false);
});

test('what is given to a role is for whoever has it now', () => {
  expect(isMineToDo(row({ assigned_role: 'shift_lead' }), carer)).toBe(false);
  expect(isMineToDo(row({ assigned_role: 'shift_lead' }), { ...carer, leads: true })).toBe(true);
  expect(isMineToDo(row({ assigned_role: 'manager' }), { ...carer, manages: true })).toBe(true);
  expect(isMineToDo(row({ assigned_role: 'key_worker' }), carer)).toBe(false);
  expect(isMineToDo(row({ assigned_role: 'key_worker', resident: 'peggy' }), carer)).toBe(true);
});
