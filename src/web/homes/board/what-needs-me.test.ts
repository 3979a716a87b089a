import type { BoardResident, DueItem } from '#domain/homes/board.ts';
import { expect, test } from 'vitest';
import { isWritten, whatNeedsMe, type Reminder } from './what-needs-me.ts';

const reminder = (id: string, severity: Reminder['severity']): Reminder => ({ id, severity, title: id });
const item = (kind: string, state: DueItem['state']): DueItem => ({
  kind,
  id: null,
  words: kind,
  due_at: '2026-03-01T08:00:00.000Z',
  state,
});
const person = (id: string, ...due: DueItem[]): BoardResident => ({ resident: { id, version: 1 }, due });
const board = (...residents: BoardResident[]) => ({
  home: 'rose',
  at: '2026-03-01T09:00:00.000Z',
  residents,
  lived_in: { residents: residents.length, first_comes_on: null },
});

test('a grave alert comes first, then overdue care, then the rest', () => {
  const waiting = whatNeedsMe(
    [reminder('gloves', 'low'), reminder('falls', 'critical')],
    board(person('hale', item('weight', 'overdue'))),
  );
  expect(waiting.map(({ id }) => id)).toEqual(['falls', 'hale', 'gloves']);
});

test('an overdue check after a fall stands above a review that is twelve days late, whoever it is about', () => {
  const review = { ...item('plan_scheduler', 'overdue'), due_at: '2026-02-17T08:00:00.000Z' };
  const waiting = whatNeedsMe(
    [{ ...reminder('review', 'high'), category: 'task' }],
    board(person('abbot', review), person('hale', item('bath', 'overdue'), item('accident_scheduler', 'overdue'))),
  );
  expect(waiting.map(({ id }) => id)).toEqual(['hale', 'review', 'abbot']);
  expect(waiting[0]).toMatchObject({ overdue: [{ kind: 'accident_scheduler' }, { kind: 'bath' }] });
});

test('what a row of overdue care says is not said by an alert too', () => {
  const check = { ...item('accident_scheduler', 'overdue'), id: 'check' };
  const late = {
    ...reminder('late', 'high'),
    resident: 'hale',
    rule_code: 'INC-11',
    linked_object: { entity: 'accident_scheduler', id: 'check' },
  };
  const chart = { ...reminder('chart', 'low'), resident: 'hale', rule_code: 'TRK-1', linked_object: null };
  expect(whatNeedsMe([late, chart], board(person('hale', check, item('bath', 'overdue')))).map(({ id }) => id)).toEqual(
    ['hale'],
  );
  expect(whatNeedsMe([late, chart], board(person('osei', item('bath', 'overdue')))).map(({ id }) => id)).toEqual([
    'late',
    'osei',
    'chart',
  ]);
});

test('a person is named once for all that is overdue, and not for what is only due', () => {
  const waiting = whatNeedsMe(
    [],
    board(
      person('hale', item('weight', 'overdue'), item('bath', 'overdue'), item('mood', 'due')),
      person('osei', item('mood', 'due')),
    ),
  );
  expect(waiting).toMatchObject([{ id: 'hale', overdue: [{ kind: 'weight' }, { kind: 'bath' }] }]);
});

test('a chart is recorded, a check or a review is opened', () => {
  expect(isWritten(item('fluid_intake', 'overdue'))).toBe(true);
  expect(isWritten(item('plan_scheduler', 'overdue'))).toBe(false);
});
