import { expect, test } from 'vitest';
import { routineProgress, type RoutineTask } from './routine-progress.ts';

const task = (result: NonNullable<RoutineTask>['result'], support_level: NonNullable<RoutineTask>['support_level'] = null): RoutineTask => ({ result, support_level });

test('a sheet has come as far as its shown tasks are answered', () => {
  const sheet = { wash: task('completed', 'prompted'), hair: task('partly', 'assisted_one'), shave: task('declined'), dentures: null };
  expect(routineProgress(sheet)).toEqual({ answered: 3, shown: 4, completion_pct: 75, is_complete: false, declined: ['shave'], independence_pct: 50 });
});

test('a declined task counts as answered, not as a gap', () => {
  expect(routineProgress({ wash: task('declined') })).toMatchObject({ completion_pct: 100, is_complete: true, independence_pct: null });
});

test('a sheet without tasks is neither complete nor at nought', () => {
  expect(routineProgress({})).toMatchObject({ completion_pct: null, is_complete: false });
});
