import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routineProgress, type RoutineTask } from './routine-progress.ts';

const task = (
  result: NonNullable<RoutineTask>['result'],
  support_level: NonNullable<RoutineTask>['support_level'] = null,
): RoutineTask => ({ result, support_level });

test('a sheet has come as far as its shown tasks are answered', () => {
  const sheet = {
    wash: task('completed', 'prompted'),
    hair: task('partly', 'assisted_one'),
    shave: task('declined'),
    dentures: null,
  };
  expect(routineProgress(sheet)).toEqual({
    answered: 3,
    shown: 4,
    completion_pct: 75,
    is_complete: false,
    declined: ['shave'],
    independence_pct: 50,
  });
});

test('a declined task counts as answered, not as a gap', () => {
  expect(routineProgress({ wash: task('declined') })).toMatchObject({
    completion_pct: 100,
    is_complete: true,
    independence_pct: null,
  });
});

test('a sheet without tasks is neither complete nor at nought', () => {
  expect(routineProgress({})).toMatchObject({ completion_pct: null, is_complete: false });
});

test('a sheet is complete exactly when nothing is left to answer, and its shares lie between nought and a hundred', () => {
  const answered = fc.record({
    result: fc.constantFrom<NonNullable<RoutineTask>['result']>(
      'completed',
      'partly',
      'declined',
      'not_needed',
      'not_done',
    ),
    support_level: fc.constantFrom<NonNullable<RoutineTask>['support_level']>(
      'independent',
      'prompted',
      'assisted_one',
      'full_support',
      null,
    ),
  });
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.option(answered)), (tasks) => {
      const { answered: done, shown, completion_pct, is_complete, declined, independence_pct } = routineProgress(tasks);
      expect(is_complete).toBe(shown > 0 && Object.values(tasks).every((one) => one !== null));
      expect(done).toBeLessThanOrEqual(shown);
      expect(declined.length).toBeLessThanOrEqual(done);
      for (const share of [completion_pct, independence_pct])
        expect(share === null || (share >= 0 && share <= 100)).toBe(true);
      expect(completion_pct === 100).toBe(is_complete);
    }),
  );
});
