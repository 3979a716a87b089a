import { expect, test } from 'vitest';
import { readCardCode } from './card-code.ts';

test('a code is read however somebody types it', () => {
  for (const typed of ['abcd-efgh-jkmn', 'ABCDEFGHJKMN', ' abcd efgh  jkmn ', 'Abcd–Efgh–Jkmn'])
    expect(readCardCode(typed), typed).toBe('abcd-efgh-jkmn');
});

test('what no card could have is no code', () => {
  for (const typed of ['', 'abcd-efgh', 'abcd-efgh-jkmn-p', 'abcd-efgh-jkm0', 'abcd-efgh-jkml'])
    expect(readCardCode(typed), typed).toBeNull();
});
