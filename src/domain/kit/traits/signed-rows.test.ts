import { expect, test } from 'vitest';
import { signed, signedRows } from './signed-rows.ts';

test('a new row is signed by whoever adds it, whatever name was sent', () => {
  expect(signedRows([{ text: 'Slept well', by: 'joy' }], null, 'sam')).toEqual([{ text: 'Slept well', by: 'sam' }]);
});

test('a row that stays as it was keeps its name, in whatever order the database returns it', () => {
  const earlier = [{ by: 'joy', at: '10:00', text: 'Slept well' }];
  expect(signedRows([{ text: 'Slept well', at: '10:00', by: null }], earlier, 'sam')).toMatchObject([{ by: 'joy' }]);
});

test('a changed row is signed by whoever changed it', () => {
  expect(signedRows([{ text: 'Slept badly', by: 'joy' }], [{ text: 'Slept well', by: 'joy' }], 'sam')).toMatchObject([
    { by: 'sam' },
  ]);
});

test('a single answer is signed in the same way', () => {
  expect(signed({ result: 'done', by: null }, { result: 'done', by: 'joy' }, 'sam')).toMatchObject({ by: 'joy' });
  expect(signed({ result: 'done', by: null }, null, 'sam')).toMatchObject({ by: 'sam' });
});
