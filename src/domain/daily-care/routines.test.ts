import { describe, expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { afternoonRoutine } from './routines/afternoon-routine.ts';
import { morningRoutine } from './routines/morning-routine.ts';

const answer = { result: 'completed', support_level: 'independent', at: null, by: null, note: null };
const now = circumstances().now;

describe.each([morningRoutine, afternoonRoutine])('the $name sheet', (sheet) => {
  const [first = '', second = ''] = Object.keys(sheet.fields).filter((name) => sheet.fields[name]?.kind === 'parts');
  const shown = { tasks_shown: [first, second] };

  test('is complete only when every task it shows is answered', () => {
    const done = (given: Record<string, unknown>) =>
      sheet.check(filled(sheet, { ...shown, status: 'complete', ...given }), circumstances());
    expect(done({ [first]: answer })).toHaveProperty('status');
    expect(done({ [first]: answer, [second]: { ...answer, result: 'declined' } })).toEqual({});
  });

  test('may stay open with tasks to do', () => {
    expect(sheet.check(filled(sheet, { ...shown, status: 'open' }), circumstances())).toEqual({});
  });

  test('shows every task unless the plan says otherwise', () => {
    expect(filled(sheet)['tasks_shown']).toEqual(
      Object.keys(sheet.fields).filter((name) => sheet.fields[name]?.kind === 'parts'),
    );
  });

  test('keeps the name of each person who answered a task', () => {
    const before = filled(sheet, { ...shown, [first]: { ...answer, at: now, by: 'joy' } });
    const after = filled(sheet, { ...shown, [first]: { ...answer, at: now, by: 'sam' }, [second]: answer });
    const derived = sheet.derive(after, circumstances({ actor: 'sam', before }));
    expect(derived[first]).toMatchObject({ by: 'joy' });
    expect(derived[second]).toMatchObject({ by: 'sam', at: now });
  });

  test('counts what was answered, and what they chose not to do', () => {
    const half = filled(sheet, { ...shown, [first]: { ...answer, result: 'declined' } });
    expect(sheet.derive(half, circumstances())).toMatchObject({ completion_pct: 50, declined_tasks: [first] });
  });
});
